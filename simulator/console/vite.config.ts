import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { builtPages, precompressed } from '../../tests/tools/pages-build.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The bundler's data about modules while it forms chunks. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Parts of the libraries, whose indexes name all they have, that only later pages show. */
const later = new RegExp(
  [
    /@mantine\/core\/esm\/components\/(?!(?:Button|CloseButton|Input|InputBase|Loader|NativeSelect|TextInput|Transition|UnstyledButton|VisuallyHidden)\/)/,
    /@tabler\/.*\/Icon(?!AlertTriangle|CircleCheck|ExclamationCircle|InfoCircle|Moon|Sun)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

let needed: ReadonlySet<string> | undefined;

/** Static imports of the entry, direct and indirect, without dynamic imports. */
function neededAtOnce(modules: Modules): ReadonlySet<string> {
  const entry = `${folder}main.tsx`;
  const found = new Set([entry]);
  for (const id of found) {
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!later.test(one)) found.add(one);
    }
  }
  found.delete(entry);
  return found;
}

/** The console as the simulator serves it. */
export default defineConfig({
  root: folder,
  base: '/__sim/console/',
  plugins: [react(), precompressed()],
  build: {
    ...builtPages,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for the first view: left to itself the bundler makes twenty of what later pages share.
          groups: [
            {
              debugName: 'first',
              name: (id: string, modules: Modules) =>
                (needed ??= neededAtOnce(modules)).has(id) ? 'first' : null,
            },
          ],
        },
      },
    },
  },
});
