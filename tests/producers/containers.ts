import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { containerTypes } from '@dokubox/spec/uploads.ts';
import { Certificate } from '../../simulator/signatures/formats/x509/certificate.ts';
import { folderOf, installed } from '../../simulator/signatures/validation/fixtures/tools.ts';
import {
  base64Digest,
  signers,
  type MadeSignature,
  type SignatureKeys,
} from './container-signatures.ts';
import { must, ownKey } from './keys.ts';

/** A container as other programs create it, with its signer. */
export interface MadeContainer {
  readonly title: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly certificate: Certificate;
}

/** The programs needed to create any container. */
export const containerTools = ['openssl', 'xmlsec1', 'zip', 'jar', 'python3'] as const;

/** Packs a folder, with the file `mimetype` first and uncompressed, as EN 319 162-1 requires. */
interface Archiver {
  readonly title: string;
  readonly program: (typeof containerTools)[number];
  readonly pack: (folder: string, target: string, names: readonly string[]) => readonly string[][];
}

const python = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w') as archive:
    for name in sys.argv[2:]:
        kind = zipfile.ZIP_STORED if name == 'mimetype' else zipfile.ZIP_DEFLATED
        archive.write(name, name, kind)
`;

const archivers: readonly Archiver[] = [
  {
    title: 'Info-ZIP',
    program: 'zip',
    pack: (_folder, target) => [
      ['zip', '-X0', target, 'mimetype'],
      ['zip', '-Xr', target, '.', '-x', 'mimetype'],
    ],
  },
  {
    title: 'Info-ZIP, nothing compressed, no folders',
    program: 'zip',
    pack: (_folder, target, names) => [['zip', '-X0D', target, ...names]],
  },
  {
    title: 'the JDK',
    program: 'jar',
    pack: (_folder, target, names) => [
      ['jar', '--create', '--no-manifest', '--no-compress', '--file', target, ...names],
    ],
  },
  {
    title: 'Python',
    program: 'python3',
    pack: (_folder, target, names) => [['python3', '-c', python, target, ...names]],
  },
];

const contract = { 'contract.txt': 'amount 100\n' };
const several = { ...contract, 'annex/list.csv': '1;2\n' };

function keysOf(title: string, folder: string, options: readonly string[]): SignatureKeys {
  const notIssuing = ['-addext', 'basicConstraints=critical,CA:FALSE'];
  const own = ownKey(folder, title, [...options, ...notIssuing]);
  return { ...own, title, digest: base64Digest('sha256', own.der) };
}

function write(folder: string, files: MadeSignature['files']): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Names of all files of a folder, `mimetype` first. */
function namesIn(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
  return [...all.filter((one) => one === 'mimetype'), ...all.filter((one) => one !== 'mimetype')];
}

function packed(folder: string, { pack }: Archiver): Uint8Array {
  const target = folderOf({});
  const path = target.path('made.zip');
  try {
    for (const [program = '', ...args] of pack(folder, path, namesIn(folder))) {
      must(program, args, folder);
    }
    return new Uint8Array(readFileSync(path));
  } finally {
    target.remove();
  }
}

/** Containers of every way of signing, with each kind of key, packed by each program in turn. */
export function* containersAtHand(): Generator<MadeContainer> {
  if (!installed('openssl')) return;
  const store = folderOf({});
  const kinds = [
    keysOf('RSA', store.folder, ['-newkey', 'rsa:3072']),
    keysOf('EC', store.folder, ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']),
  ];
  const at = archivers.filter(({ program }) => installed(program));
  try {
    for (const keys of kinds) {
      for (const signer of signers) {
        if (!installed(signer.program)) continue;
        for (const archiver of at) {
          const { folder, remove } = folderOf({ mimetype: containerTypes[signer.type] });
          write(folder, signer.type === 'ASiC-S' ? contract : several);
          write(folder, signer.sign(folder, keys).files);
          yield {
            title: `${signer.title}, ${keys.title}, packed by ${archiver.title}`,
            name: signer.type === 'ASiC-S' ? 'a.asics' : 'a.asice',
            bytes: packed(folder, archiver),
            certificate: Certificate.parse(keys.der),
          };
          remove();
        }
      }
    }
  } finally {
    store.remove();
  }
}
