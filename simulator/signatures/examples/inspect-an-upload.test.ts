import { createInspector } from '@dokubox/signatures/uploads/inspector.ts';
import { afterAll, expect, test } from 'vitest';

// Costly files are inspected in a thread, which `close` ends.
const inspector = createInspector();
afterAll(() => inspector.close());

test('inspects an upload by its bytes, not by its name', async () => {
  const text = { fileName: 'fees.csv', bytes: Buffer.from('fee;100') };
  expect(await inspector.inspect(text, 'Zatoka')).toMatchObject({
    validContent: true,
    signed: false,
  });

  const renamed = { fileName: 'fees.pdf', bytes: text.bytes };
  expect(await inspector.inspect(renamed, 'Zatoka')).toMatchObject({ validContent: false });
});
