import { Refusal } from '../handler.ts';
import { BoundedMap } from '../sessions/bounded-map.ts';
import type { FileVersion, SeededDocument } from '../state.ts';
import type { Call, Handler } from './call.ts';
import { encodeBase64 } from './files/base64.ts';
import { dokuOf } from './viewer.ts';

/** Rendered documents kept ready: what is read is soon read again, by the preview's next page. */
const rendered = new BoundedMap<SeededDocument, Promise<Uint8Array>>(32);

function rendering(
  document: SeededDocument,
  render: (document: SeededDocument) => Promise<Uint8Array>,
) {
  const known = rendered.get(document);
  if (known) return known;
  const bytes = render(document);
  rendered.set(document, bytes);
  bytes.catch(() => rendered.delete(document));
  return bytes;
}

/** The bytes of a file; undefined when the world no longer has them. */
async function bytesOf(
  file: FileVersion,
  { world, engine }: Pick<Call<'downloadDoku'>, 'world' | 'engine'>,
): Promise<Uint8Array | undefined> {
  const { source } = file;
  if (source.kind === 'uploaded') return world.blobs.get(source.blobId);
  return rendering(source.document, (document) => engine.ports.renderDocument(document));
}

/**
 * The last file of a document, byte for byte as it was uploaded (§7). Also answers where
 * `downloadable` is false, because the preview reads the file by the same call.
 */
export const downloadDoku: Handler<'downloadDoku'> = async (call) => {
  const { doku } = dokuOf(call, call.input.params.id);
  const file = doku.files.at(-1);
  const bytes = file && (await bytesOf(file, call));
  if (!file || !bytes) throw new Refusal(404, 'dde.error.fileNotAvailable', null);
  return { body: { fileName: file.fileName, fileContent: encodeBase64(bytes) } };
};
