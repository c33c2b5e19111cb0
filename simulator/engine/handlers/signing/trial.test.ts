import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { richPdf } from '../../../signatures/validation/fixtures/written-pdf.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import { goingIntoContainers } from './results.ts';

describe('[R4.24] the trial signature of a PDF', () => {
  it('is made once, and again only for another file', { timeout: 60_000 }, async () => {
    let signed = 0;
    const ports = {
      ...nodePorts,
      signFile: (...args: Parameters<typeof nodePorts.signFile>) => {
        signed += 1;
        return nodePorts.signFile(...args);
      },
    };
    const test = new TestEngine(ports, 'HR');
    const { username } = test.user('client1');
    const upload = () => {
      const [file] = test.doku('byBank', 0).files.slice(-1);
      if (!file) throw new Error('no file');
      const blobId = test.world.blobs.put(richPdf());
      test.changeDoku('byBank', 0, {
        status: 'WAITING_CLIENT_SIGNATURE',
        envelope: 'WAITING_SIGNATURE',
        clientSignatureNeeded: true,
        files: [{ ...file, fileName: 'a.pdf', source: { kind: 'uploaded', blobId } }],
        participants: [
          {
            participantType: 'CLIENT',
            participantRole: 'CLIENT_LEGALREPRESENTATIVE',
            participantState: 'TODO',
            signingUrlResolved: null,
            username,
          },
        ],
      });
    };
    const look = () =>
      goingIntoContainers({ world: test.world, engine: test.engine }, test.box('byBank'), username);
    upload();
    for (let view = 0; view < 3; view += 1) expect((await look()).size).toBe(0);
    expect(signed).toBe(1);
    upload();
    await look();
    expect(signed).toBe(2);
  });
});
