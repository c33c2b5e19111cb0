import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { listFiles } from './files.ts';
import { root } from './root.ts';
import { coverageProblems, sidebarProblems, storiesByRequirement } from './story-coverage.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the stories', () => {
  const files = listFiles(root, ['{ui-kit,portal}/**/*.stories.tsx']);
  const sources = new Map(files.map((path) => [path, read(path)]));

  it('are found under the name of their component', () => {
    expect(sidebarProblems(sources)).toEqual([]);
  });

  it('show every requirement of the screens', () => {
    expect(coverageProblems(storiesByRequirement(read('docs/requirements.md'), sources))).toEqual(
      [],
    );
  });
});

describe('the coverage', () => {
  const markdown = ['- **R1.1** other', '- **R2.1** first', '- **R2.2** second'].join('\n');
  const sources = new Map([
    ['ui-kit/A.stories.tsx', "export const One = { name: '[R2.1] One, seen' };"],
  ]);
  const shown = storiesByRequirement(markdown, sources);

  it('finds stories by the IDs before their names', () => {
    expect(shown).toEqual([
      {
        id: 'R2.1',
        text: 'first',
        stories: [{ file: 'ui-kit/A.stories.tsx', name: 'One, seen' }],
      },
      { id: 'R2.2', text: 'second', stories: [] },
    ]);
  });

  it('reports a missing story', () => {
    expect(coverageProblems(shown)).toEqual(['No story shows R2.2: second']);
  });
});

describe('the sidebar', () => {
  const problems = (path: string, title: string) =>
    sidebarProblems(new Map([[path, `const meta = {\n  title: '${title}',\n};`]]));

  it('names each component like its folder, in one file', () => {
    expect(problems('ui-kit/shell/UserMenu/UserMenu.stories.tsx', 'Shell/UserMenu')).toEqual([]);
    expect(problems('portal/app/Shell.stories.tsx', 'Portal/Anything')).toEqual([]);
  });

  it('rejects a second file and a title with another name', () => {
    expect(problems('ui-kit/shell/UserMenu/Opened.stories.tsx', 'Shell/UserMenu')).toEqual([
      'ui-kit/shell/UserMenu/Opened.stories.tsx: the stories of UserMenu stand in one file of its name',
    ]);
    expect(problems('ui-kit/shell/UserMenu/UserMenu.stories.tsx', 'Shell/User menu')).toEqual([
      'ui-kit/shell/UserMenu/UserMenu.stories.tsx: the title “Shell/User menu” hides UserMenu',
    ]);
    expect(problems('ui-kit/shell/UserMenu/UserMenu.stories.tsx', 'Box/UserMenu')).toEqual([
      'ui-kit/shell/UserMenu/UserMenu.stories.tsx: the title “Box/UserMenu” leads to another room than shell',
    ]);
  });
});
