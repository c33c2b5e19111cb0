import type { Mutant } from './mutant.ts';

/** Defects of the code base: imports between rooms, unused code, the size of a screen. */
export const houseMutants: readonly Mutant[] = [
  {
    id: 'house/signatures-know-the-engine',
    defect: 'The toolkit for signatures works only with our engine',
    file: 'simulator/signatures/signing/container-name.ts',
    find: "import { extensionOf } from '@dokubox/spec/uploads.ts';",
    replace:
      "import { extensionOf } from '@dokubox/spec/uploads.ts';\nimport '../../engine/state.ts';",
    seenBy: ['imports', 'test:unit tests/tools/rooms.test.ts'],
  },
  {
    id: 'house/package-without-a-file',
    defect: 'A package leaves out a file that another room imports',
    file: 'simulator/publishing/package.json',
    find: '    "reading/assets/**",',
    replace: '    "!reading/html.ts",',
    seenBy: ['test:unit tests/tools/rooms.test.ts'],
  },
  {
    id: 'house/portal-knows-simulator',
    defect: 'The portal works only with our simulator',
    file: 'portal/app/Waiting.tsx',
    find: "import classes from './Waiting.module.css';",
    replace:
      "import classes from './Waiting.module.css';\nimport '@dokubox/simulator/browser/door.ts';",
    seenBy: ['imports'],
  },
  {
    id: 'house/words-in-the-page',
    defect: 'A page that runs the simulator loads the descriptions of the control API',
    file: 'tests/tools/without-words.ts',
    find: '(?:control[\\\\/])?(?:operations',
    replace: '(?:operations',
    seenBy: ['test:unit tests/tools/without-words.test.ts'],
  },
  {
    id: 'house/nobody-uses-it',
    defect: 'Unused code stays',
    file: 'ui-kit/box/SignersList/masked.ts',
    find: '/** Characters of an id that stay readable. */',
    replace: 'export const nobodyAsks = 1;\n\n/** Characters of an id that stay readable. */',
    seenBy: ['unused'],
  },
  {
    id: 'house/tenant-in-code',
    defect: 'A rule of one tenant hides in the code',
    file: 'portal/app/Gate.tsx',
    find: "if (channel === 'INTRANET') return undefined;",
    replace: "if (channel === 'INTRANET' || pathname === 'HU') return undefined;",
    seenBy: ['lint'],
  },
  {
    id: 'house/login-loads-everything',
    defect: 'The login loads the viewer of PDF files',
    file: 'portal/main.tsx',
    find: "import { mountPortal } from './app/mountPortal.tsx';",
    replace:
      "import { mountPortal } from './app/mountPortal.tsx';\nimport '@dokubox/ui-kit/box/DocumentPreview/loadPdf.ts';",
    seenBy: ['sizes'],
  },
];
