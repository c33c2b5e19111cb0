/** A page of a contract with an amount. */
const drawing = (amount: string) =>
  `BT /F1 24 Tf 40 240 Td (Contract of lease) Tj 0 -40 Td /F1 16 Tf (Amount: ${amount} EUR) Tj ET`;

const stream = (number: number, data: string) =>
  `${number} 0 obj\n<</Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`;

const entry = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;

/**
 * A file of two revisions, in which an amount was changed after a signature: the signed part, and
 * the whole file. No scenario has such a file, because the simulator signs whole files.
 */
export function changedFile(): { readonly bytes: Uint8Array; readonly signed: number } {
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2/MediaBox[0 0 400 300]>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>\nendobj\n',
    stream(4, drawing('100')),
    '5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n',
    '6 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n',
  ];
  let first = '%PDF-1.7\n';
  const places: number[] = [];
  for (const object of objects) {
    places.push(first.length);
    first += object;
  }
  const table = first.length;
  first += `xref\n0 7\n0000000000 65535 f \n${places.map(entry).join('')}trailer\n<</Size 7/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  const changed = stream(4, drawing('900'));
  const again = first.length + changed.length;
  const whole = `${first}${changed}xref\n4 1\n${entry(first.length)}trailer\n<</Size 7/Root 1 0 R/Prev ${table}>>\nstartxref\n${again}\n%%EOF\n`;
  return { bytes: new TextEncoder().encode(whole), signed: first.length };
}
