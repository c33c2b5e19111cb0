/**
 * A table as a Hungarian spreadsheet exports it: semicolons, quotes, a line break inside a cell.
 */
export const csvBytes: Uint8Array = new TextEncoder().encode(
  '\uFEFFDátum;Megnevezés;Összeg\r\n' +
    '2026-01-15;"Búza, étkezési";12 450 000\r\n' +
    '2026-02-02;"Szállítás ""expressz""\nKecskemét";380 000\r\n' +
    '2026-02-28;Raktározás;95 500\r\n',
);

/** A picture like a scan, drawn here so that the repository needs no file. */
export async function makePicture(): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  canvas.width = 1240;
  canvas.height = 880;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fdfcf8';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#223';
  pen.font = '600 56px sans-serif';
  pen.fillText('Specimen signature', 90, 160);
  pen.font = '30px sans-serif';
  for (let line = 0; line < 12; line += 1)
    pen.fillText('Scanned line of the deed', 90, 260 + line * 48);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new Uint8Array(await blob!.arrayBuffer());
}
