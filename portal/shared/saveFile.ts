/** Passes bytes to the browser as a download. */
export function saveFile(fileName: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the blob over by the time the click returns.
  URL.revokeObjectURL(url);
}
