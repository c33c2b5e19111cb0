/** A PDF of exactly this many bytes. */
export function sizedPdf(size: number): Uint8Array<ArrayBuffer> {
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%';
  const tail = '\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n';
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(new TextEncoder().encode(head), 0);
  bytes.set(new TextEncoder().encode(tail), size - tail.length);
  return bytes;
}
