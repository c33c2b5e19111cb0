import { fetchLists, installPackages, isOnPath, mayInstall } from './apt.mjs';

/**
 * Programs nobody here wrote, for the tests that need them: most look at what the simulator signs and
 * at what its validation passes, one is the store that several simulators share. Their checks are left
 * out where a program is missing, and the summary of `npm test` says so.
 * A large one is used where it is, and not installed for this alone.
 *
 * @type {readonly { readonly program: string, readonly package: string, readonly check: string, readonly large?: boolean, readonly insteadOf?: readonly string[] }[]}
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

/** Those that are not there. */
export function missingVerifiers({ PATH } = process.env) {
  return verifiers.filter(({ program, insteadOf = [] }) =>
    [program, ...insteadOf].every((one) => !isOnPath(one, PATH)),
  );
}

/** One line for each check that cannot be made, and how to get its program. */
export function checksNotMade(env = process.env) {
  return missingVerifiers(env).map(
    ({ program, package: name, check }) =>
      `not checked: ${check} (needs ${program}: apt-get install ${name})`,
  );
}

/**
 * Installs what is missing where that is allowed. Never fails: the checks can also be left out.
 *
 * @param {(words: string) => void} say
 */
export function installVerifiers(say, env = process.env) {
  const wanted = missingVerifiers(env).filter(({ large }) => large !== true);
  const packages = [...new Set(wanted.map((one) => one.package))];
  if (packages.length === 0 || !mayInstall(env)) return;
  say(`Installing programs that verify signatures: ${packages.join(' ')}`);
  if (!fetchLists(env)) return;
  // One by one where all together cannot be had: what one lacks does not cost the others.
  if (installPackages(packages, env)) return;
  for (const name of packages) installPackages([name], env);
}
