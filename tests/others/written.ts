import { readFileSync } from 'node:fs';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { P12Signer } from '@signpdf/signer-p12';
import signpdf from '@signpdf/signpdf';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { containersAtHand } from '../producers/containers.ts';
import type { OtherSigner } from '../producers/countersign.ts';
import type { KeyFile } from '../producers/programs.ts';
import { rewriters } from '../producers/rewriters.ts';
import { sourcesAtHand } from '../producers/sources.ts';
import type { ShippedFile } from './shipped.ts';

/** A file with a title, before or after it is signed. */
interface Titled {
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Signs each PDF. Null for a file the program does not sign. */
interface Signs {
  readonly title: string;
  readonly sign: (
    pdfs: readonly Uint8Array[],
  ) => readonly (Uint8Array | null)[] | Promise<readonly (Uint8Array | null)[]>;
}

/** The Node library that most JavaScript programs sign with. */
function nodeSigner({ file, password }: KeyFile): Signs {
  const signer = new P12Signer(readFileSync(file), { passphrase: password });
  const signed = async (pdf: Uint8Array) => {
    try {
      const facts = { reason: 'agreed', contactInfo: '', name: 'Other signer', location: '' };
      const pdfBuffer = plainAddPlaceholder({ pdfBuffer: Buffer.from(pdf), ...facts });
      return new Uint8Array(await signpdf.sign(pdfBuffer, signer));
    } catch {
      // It cannot read cross-reference streams, and reports so.
      return null;
    }
  };
  return { title: 'signpdf', sign: (pdfs) => Promise.all(pdfs.map(signed)) };
}

/** A PDF of each producer, and the same file rewritten by one program after another. */
async function unsigned(): Promise<readonly Titled[]> {
  const all: Titled[] = [];
  const atHand = rewriters.filter(({ program }) => installed(program));
  for (const [index, { title, make }] of sourcesAtHand().entries()) {
    const bytes = await make().catch((error: unknown) => {
      console.log(`not written: ${title}: ${String(error).split('\n', 1)[0]}`);
    });
    if (!bytes) continue;
    all.push({ title, bytes });
    const rewriter = atHand[index % atHand.length];
    if (!rewriter) continue;
    const files = folderOf({ 'from.pdf': bytes });
    const { ok } = run(
      rewriter.program,
      rewriter.args(files.path('from.pdf'), files.path('to.pdf')),
    );
    if (ok) {
      const again = new Uint8Array(readFileSync(files.path('to.pdf')));
      all.push({ title: `${title}; ${rewriter.title}`, bytes: again });
    }
    files.remove();
  }
  return all;
}

async function signedBy({ title, sign }: Signs, files: readonly Titled[]): Promise<Titled[]> {
  const found = await sign(files.map(({ bytes }) => bytes));
  return found.flatMap((bytes, index) =>
    bytes ? { title: `${files[index]?.title ?? ''}: ${title}`, bytes } : [],
  );
}

/** PDFs that each program signed alone, and then another program as well. */
export async function writtenPdfs(other: OtherSigner): Promise<readonly ShippedFile[]> {
  const programs: readonly Signs[] = [...other.programs, nodeSigner(other.keyFile)];
  const files = await unsigned();
  const all: Titled[] = [];
  for (const [index, program] of programs.entries()) {
    const once = await signedBy(program, files);
    const next = programs[(index + 1) % programs.length] ?? program;
    all.push(...once, ...(await signedBy(next, once)));
  }
  const trusted = [other.certificate];
  return all.map((file) => ({ ...file, name: 'a.pdf', trusted, at: new Date() }));
}

/** Containers that other programs signed and packed. */
export function* writtenContainers(): Generator<ShippedFile> {
  for (const { title, name, bytes, certificate } of containersAtHand()) {
    yield { title, name, bytes, trusted: [certificate], at: new Date() };
  }
}
