import { afterAll, describe, expect, it } from 'vitest';
import { createInspector } from './inspector.ts';
import { isCheap } from './look.ts';
import { shareOfThread } from '../../../tests/processor-time.ts';
import { zipOf } from '../validation/fixtures/zip-parts.ts';

const inspector = createInspector();
const hasty = createInspector({ timeoutMs: 1, patienceMs: 60_000 });
afterAll(() => Promise.all([inspector.close(), hasty.close()]));

const types = {
  '[Content_Types].xml': Buffer.from('<Types/>'),
  'word/document.xml': Buffer.from('<a/>'),
};

/** Small but costly files: nested ZIP files, thousands of entries, megabytes of text. */
function costly() {
  const inside = zipOf({ 'a.bin': new Uint8Array(12 * 1024 * 1024) });
  const nested = Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [`word/${at}.zip`, inside] as const),
  );
  const entries = Array.from({ length: 9_000 }, (_, at) => [`word/${at}.bin`, Buffer.from('x')]);
  return [
    ['nested.docx', zipOf({ ...types, ...nested })],
    ['many.docx', zipOf({ ...types, ...Object.fromEntries(entries) }, { stored: true })],
    ['long.csv', new Uint8Array(10 * 1024 * 1024).fill(0x61)],
    [
      'long.es3',
      Buffer.from(
        `<a xmlns="https://www.microsec.hu/ds/e-szigno30#">${'<b/>'.repeat(400_000)}</a>`,
      ),
    ],
  ] as const;
}

describe('[R5.21][A-481] uploads are inspected off the event loop', () => {
  it('leaves most of the work of costly files to the thread', async () => {
    await inspector.inspect({ fileName: 'a.docx', bytes: zipOf(types) }, 'w1');
    const files = costly();
    const share = await shareOfThread(async () => {
      for (const [fileName, bytes] of files) {
        expect(await inspector.inspect({ fileName, bytes }, 'w1'), fileName).toMatchObject({
          validContent: true,
        });
      }
    });
    expect(share).toBeLessThan(0.5);
  }, 60_000);

  it('rejects a file that takes too long with a reason, and inspects the next one', async () => {
    const [[fileName, bytes]] = costly();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await hasty.inspect({ fileName, bytes }, 'w1')).toMatchObject({
        validContent: false,
        hindrance: 'unpacksTooLarge',
      });
    }
  }, 60_000);

  it('[A-531] inspects a file of one world before further costly files of another', async () => {
    const [[, bytes]] = costly();
    const ended: string[] = [];
    const look = (fileName: string, content: Uint8Array, owner: string) =>
      inspector.inspect({ fileName, bytes: content }, owner).then(() => ended.push(fileName));
    const heavy = ['1.docx', '2.docx', '3.docx'].map((name) => look(name, bytes, 'heavy'));
    await Promise.all([...heavy, look('light.docx', zipOf(types), 'light')]);
    expect(ended).toEqual(['1.docx', 'light.docx', '2.docx', '3.docx']);
  }, 60_000);

  it('rejects all waiting files when it is closed', async () => {
    const ending = createInspector();
    const job = { fileName: 'a.docx', bytes: zipOf(types) };
    const waiting = ['w1', 'w1', 'w2'].map((owner) => ending.inspect(job, owner));
    await ending.close();
    for (const { validContent } of await Promise.all(waiting)) expect(validContent).toBe(false);
  });

  it('rejects files after it was closed', async () => {
    const closed = createInspector();
    await closed.close();
    const found = await closed.inspect({ fileName: 'a.docx', bytes: zipOf(types) }, 'w1');
    expect(found.validContent).toBe(false);
  });

  it.each([
    ['a short text', Buffer.from('a;b'), true],
    ['a ZIP file', zipOf(types), false],
    ['a long text', new Uint8Array(100_000).fill(0x61), false],
    ['a PDF', Buffer.from('%PDF-1.7'), false],
  ])('uses no thread for cheap files: %s', (_what, bytes, cheap) => {
    expect(isCheap({ fileName: 'a', bytes })).toBe(cheap);
  });
});
