import { fetchLists, installPackages, isOnPath, mayInstall } from './apt.mjs';

/**
 * Other developers' programs for the tests that need them. Most verify files that the simulator
 * signs and its validation passes. One is the store that several simulators share. If a program is
 * missing, its checks are skipped, and the summary of `npm test` lists them. A large program is
 * used if it is installed, but not installed for this alone.
 *
 * @type {readonly { readonly program: string, readonly package: string, readonly check: string,
 *   readonly large?: boolean, readonly insteadOf?: readonly string[] }[]}
 */
export const verifiers = [
  { program: 'openssl', package: 'openssl', check: 'signatures and time stamps of PDFs' },
  { program: 'pdfsig', package: 'poppler-utils', check: 'signed PDFs, whole and altered' },
  { program: 'certutil', package: 'libnss3-tools', check: 'the TEST root in pdfsig' },
  { program: 'pdftoppm', package: 'poppler-utils', check: 'what altered PDFs show' },
  { program: 'pdftocairo', package: 'poppler-utils', check: 'signing PDFs of cairo' },
  {
    program: 'qpdf',
    package: 'qpdf',
    check: 'the structure of signed PDFs, and signing its files',
  },
  {
    program: 'mutool',
    package: 'mupdf-tools',
    check: 'what altered PDFs show, by a second renderer',
  },
  { program: 'gs', package: 'ghostscript', check: 'signing PDFs of Ghostscript' },
  { program: 'xmlsec1', package: 'xmlsec1', check: 'XML signatures in containers' },
  { program: 'xmllint', package: 'libxml2-utils', check: 'canonical XML' },
  {
    program: 'redis-server',
    package: 'redis-server',
    check: 'several simulators on one store',
    insteadOf: ['valkey-server'],
  },
  { program: 'unzip', package: 'unzip', check: 'containers as archives' },
  {
    program: 'java',
    package: 'default-jdk-headless',
    check: 'XML signatures in containers, by a second verifier',
    large: true,
  },
];

/** The programs that are not installed. */
export function missingVerifiers({ PATH } = process.env) {
  return verifiers.filter(({ program, insteadOf = [] }) =>
    [program, ...insteadOf].every((one) => !isOnPath(one, PATH)),
  );
}

/** One line for each check that cannot run, with the way to get its program. */
export function checksNotMade(env = process.env) {
  return missingVerifiers(env).map(
    ({ program, package: name, check }) =>
      `not checked: ${check} (needs ${program}: apt-get install ${name})`,
  );
}

/**
 * Installs missing programs if that is allowed. Never fails, because the checks can also be
 * skipped.
 *
 * @param {(words: string) => void} say
 */
export function installVerifiers(say, env = process.env) {
  const wanted = missingVerifiers(env).filter(({ large }) => large !== true);
  const packages = [...new Set(wanted.map((one) => one.package))];
  if (packages.length === 0 || !mayInstall(env)) return;
  say(`Installing programs that verify signatures: ${packages.join(' ')}`);
  if (!fetchLists(env)) return;
  // Tries one by one if the joint installation fails, so that one missing package does not affect
  // the others.
  if (installPackages(packages, env)) return;
  for (const name of packages) installPackages([name], env);
}
