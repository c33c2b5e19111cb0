import { containerTypes } from '@dokubox/spec/uploads.ts';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import { readContainer, writeContainer } from '../../simulator/signatures/formats/zip/container.ts';
import { signFiles } from '../../simulator/signatures/signing/asic/sign-asice.ts';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { parseXml, rootOf } from '../../simulator/signatures/formats/xml/parse.ts';
import { allElements } from '../../simulator/signatures/formats/xml/tree.ts';
import { xmlNamespaces } from '../../simulator/signatures/formats/xml/names.ts';
import { archivePossible } from '../../simulator/signatures/validation/archive-rule.ts';
import {
  numbers,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import {
  enveloped,
  signedXml,
} from '../../simulator/signatures/validation/fixtures/xml-signatures.ts';
import {
  coverageOf,
  findSignatures,
} from '../../simulator/signatures/validation/pdf/find-signatures.ts';
import type { Next } from '../pdf/mutations.ts';
import { changedDer } from './der.ts';
import { changedXml } from './xml.ts';

/** Milliseconds of processor a file may cost. */
const bound = 8_000;

/** A signed file whose signature is changed inside. */
interface Kind {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  change(next: Next): Promise<Uint8Array> | Uint8Array;
  /** The content a reader sees. A file that passes must have the content that was signed. */
  says(bytes: Uint8Array): Promise<string> | string;
}

type Trusted = Awaited<ReturnType<typeof openTrust>>;

/** The signature of a PDF, changed within its reserved room. */
async function cmsInPdf({ trust, signer }: Trusted): Promise<Kind> {
  const bytes = await signedPdf(await plainPdf(), signer, trust);
  const file = new PdfFile(bytes);
  const own = findSignatures(file).find(({ isTimestamp }) => !isTimestamp);
  const coverage = own && coverageOf(file, own);
  if (!coverage) throw new Error('a file without a signature');
  const [from, to] = coverage.gap;
  const room = to - from - 2;
  return {
    name: 'CMS in a PDF',
    fileName: 'contract.pdf',
    bytes,
    change(next) {
      const hex = changedDer(coverage.contents, next).toString('hex');
      const copy = Buffer.from(bytes);
      copy.write(hex.slice(0, room).padEnd(room, '0'), from + 1, 'latin1');
      return copy;
    },
    // Everything outside the room is unchanged.
    says: () => '',
  };
}

const signatureFile = 'META-INF/signatures001.xml';

async function xmlInContainer({ trust, signer }: Trusted): Promise<Kind> {
  const file = { name: 'contract.txt', mimeType: 'text/plain', bytes: Buffer.from('amount 100') };
  const bytes = await signFiles([file], { signer, at: signedAt }, trust);
  const entries = (await readContainer(bytes)).filter(({ name }) => name !== 'mimetype');
  const data = Buffer.from('amount 900');
  return {
    name: 'XAdES in ASiC-E',
    fileName: 'contract.asice',
    bytes,
    change(next) {
      // In a quarter of the tries the data is changed as well, and the signature is changed to
      // match it.
      const forged = next(4) === 0;
      const changed = entries.map((entry) => {
        if (entry.name === file.name) return forged ? { ...entry, bytes: data } : entry;
        const touched = entry.name === signatureFile || next(4) === 0;
        return touched ? { ...entry, bytes: changedXml(entry.bytes, next) } : entry;
      });
      return writeContainer(containerTypes['ASiC-E'], changed, signedAt);
    },
    async says(changed) {
      const files = await readContainer(changed);
      return files
        .filter(({ name }) => name !== 'mimetype' && !name.startsWith('META-INF/'))
        .map((one) => `${one.name}: ${Buffer.from(one.bytes).toString('latin1')}`)
        .join();
    },
  };
}

/** Every element that does not belong to the signature, with its text. */
function contentOf(bytes: Uint8Array): string {
  const own: ReadonlySet<string | null> = new Set([xmlNamespaces.ds, xmlNamespaces.xades]);
  return [...allElements(rootOf(parseXml(bytes)))]
    .filter(({ namespace }) => !own.has(namespace))
    .map(({ localName, text }) => (localName === 'amount' ? `${localName} ${text}` : localName))
    .join();
}

function xmlAlone({ trust, signer }: Trusted): readonly Kind[] {
  const { exclusive } = xmlNamespaces;
  const plans = {
    'XAdES inside a document': {
      document: (signature: string) => `<order><amount>100</amount>${signature}</order>`,
      references: [{ uri: '', transforms: [enveloped, exclusive] }],
    },
    'XAdES around a document': {
      document: (signature: string) => signature,
      references: [{ uri: '#o1' }],
      objects: '<ds:Object Id="o1"><amount>100</amount></ds:Object>',
    },
    'XAdES beside an element': {
      document: (signature: string) => `<order><amount Id="a1">100</amount>${signature}</order>`,
      references: [{ uri: '#a1' }],
    },
  };
  return Object.entries(plans).map(([name, plan]) => {
    const bytes = Buffer.from(signedXml(plan, signer, trust));
    return {
      name,
      fileName: 'order.es3',
      bytes,
      change: (next) => changedXml(bytes, next),
      says: contentOf,
    };
  });
}

/** The signer and the time, as the report shows them. */
const toldBy = (node: ValidationNode): string =>
  [
    ...new Set(
      node.signatures.map(
        ({ signingCertificate, signingTime }) =>
          `${signingCertificate?.cn} ${signingCertificate?.serial} ${signingTime}`,
      ),
    ),
  ].join();

/** Results for changed signatures. */
export interface StructureFigures {
  tries: number;
  /** Files that the archive would still accept, because the change touched nothing relevant. */
  passed: number;
  /** Milliseconds of processor. */
  slowest: number;
  /** Crashes, hangs and files that passed wrongly. There must be none. */
  readonly wrong: string[];
}

/** Changes the structure of signatures in CMS and XML, and validates them. */
export async function tryStructures(amount: number, seed: number): Promise<StructureFigures> {
  const trusted = await openTrust();
  const kinds = [await cmsInPdf(trusted), await xmlInContainer(trusted), ...xmlAlone(trusted)];
  const figures: StructureFigures = { tries: 0, passed: 0, slowest: 0, wrong: [] };
  const originals = new Map<Kind, readonly [string, string]>();
  for (const kind of kinds) {
    const node = await validate(kind.bytes, trusted.trust, { name: kind.fileName });
    if (!archivePossible(node, false)) figures.wrong.push(`failed unchanged: ${kind.name}`);
    originals.set(kind, [await kind.says(kind.bytes), toldBy(node)]);
  }
  const next = numbers(seed);
  for (let index = 0; index < amount; index += 1) {
    const kind = kinds[index % kinds.length] as Kind;
    const bytes = await kind.change(next);
    const name = `${kind.name}, number ${index}`;
    figures.tries += 1;
    const before = process.cpuUsage();
    try {
      const node = await validate(bytes, trusted.trust, { name: kind.fileName });
      if (archivePossible(node, false)) {
        figures.passed += 1;
        const now = [await kind.says(bytes), toldBy(node)];
        const wanted = originals.get(kind) ?? [];
        if (now.join() !== wanted.join()) {
          figures.wrong.push(`passed as ${now.join(' by ')}, not ${wanted.join(' by ')}: ${name}`);
        }
      }
    } catch (error) {
      figures.wrong.push(`threw: ${name}: ${String(error)}`);
    }
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    figures.slowest = Math.max(figures.slowest, spent);
    if (spent > bound) figures.wrong.push(`took ${spent.toFixed(0)} ms: ${name}`);
  }
  return figures;
}
