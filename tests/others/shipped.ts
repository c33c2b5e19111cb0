import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { quietly } from '../../simulator/signatures/formats/pdf/lenient.ts';
import { Certificate } from '../../simulator/signatures/formats/x509/certificate.ts';
import { claimedTime, readCms } from '../../simulator/signatures/validation/core/cms.ts';
import {
  coverageOf,
  findSignatures,
} from '../../simulator/signatures/validation/pdf/find-signatures.ts';
import { partsOfSignature } from './opinions.ts';

/** A signed file of others, and how to validate it. */
export interface ShippedFile {
  readonly title: string;
  /** Its name, which identifies a container. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The trusted certificates. Trust is not under test. */
  readonly trusted: readonly Certificate[];
  readonly at: Date;
}

const kinds: ReadonlySet<string> = new Set(['.pdf', '.asice', '.asics', '.sce', '.bdoc', '.edoc']);
/** Larger files are not samples of signatures, in bytes. */
const largest = 10_000_000;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && kinds.has(extname(path)) && statSync(path).size < largest) {
      yield path;
    }
  }
}

interface Found {
  readonly trusted: readonly Certificate[];
  readonly at: Date | null;
}

function fromCms(bytes: Uint8Array): Found {
  try {
    const { certificates, signers } = readCms(bytes, 'anything');
    return { trusted: certificates, at: signers[0] ? claimedTime(signers[0]) : null };
  } catch {
    return { trusted: [], at: null };
  }
}

/** Certificates in a file, and the claimed time of its last signature. */
function broughtAlong(name: string, bytes: Uint8Array): Found {
  const found: Found[] = [];
  if (extname(name) === '.pdf') {
    quietly(() => {
      const file = new PdfFile(bytes);
      for (const one of findSignatures(file)) {
        const coverage = quietly(() => coverageOf(file, one));
        if (coverage) found.push(fromCms(coverage.contents));
      }
      return null;
    });
  } else {
    const { parts, remove } = partsOfSignature(bytes);
    for (const { path, isXml } of parts) {
      const content = readFileSync(path);
      const inXml = content.toString('latin1').matchAll(/X509Certificate>([^<]{1,20000})</g);
      const trusted = isXml
        ? [...inXml].flatMap(
            ([, text = '']) => Certificate.tryParse(Buffer.from(text, 'base64')) ?? [],
          )
        : [];
      found.push(isXml ? { trusted, at: null } : fromCms(content));
    }
    remove();
  }
  return { trusted: found.flatMap(({ trusted }) => trusted), at: found.at(-1)?.at ?? null };
}

/** Signed files in folders of packages. A file is used once, however often it is found. */
export function* shippedFiles(folders: readonly string[]): Generator<ShippedFile> {
  const seen = new Set<string>();
  for (const folder of folders) {
    for (const path of filesBelow(folder)) {
      const bytes = new Uint8Array(readFileSync(path));
      const text = Buffer.from(bytes).toString('latin1');
      const isSigned = extname(path) !== '.pdf' || /\/ByteRange\s*\[/.test(text);
      if (!isSigned || seen.has(text)) continue;
      seen.add(text);
      const { trusted, at } = broughtAlong(path, bytes);
      const title = path.slice(folder.length).replace(/^\//, '');
      yield { title, name: path, bytes, trusted, at: at ?? new Date() };
    }
  }
}
