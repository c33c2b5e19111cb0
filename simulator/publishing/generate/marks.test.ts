import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GENERATED_FOLDER, generatedFiles } from './files.ts';
import { withList } from './marks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const listOf = (file: string) => {
  const list = /^# Written by commands.*\n([\s\S]*?)^# The list ends\.$/m.exec(
    readFileSync(`${root}${file}`, 'utf8'),
  )?.[1];
  return (list ?? '').trim().split('\n');
};

describe('the list of generated files', () => {
  it('is the same for Prettier, git and the generator', () => {
    const forPrettier = listOf('.prettierignore');
    const forGit = listOf('.gitattributes');
    expect(forGit).toEqual(forPrettier.map((pattern) => `${pattern} linguist-generated`));
    const settings = ['.prettierignore', '.gitattributes'];
    const generated = [...generatedFiles(root).keys()].filter((path) => !settings.includes(path));
    for (const path of generated) {
      const whole = path.startsWith(`${GENERATED_FOLDER}/`) ? `${GENERATED_FOLDER}/**` : path;
      expect(forPrettier).toContain(`/${whole}`);
    }
  });

  it('replaces the previous one and keeps the lines around it', () => {
    const [first, last] = [
      '# Written by commands: `npm run gen` keeps this list.',
      '# The list ends.',
    ];
    const text = `mine\n${first}\n/old\n${last}\nmine too\n`;
    expect(withList(text, ['/a', '/b'])).toBe(`mine\n${first}\n/a\n/b\n${last}\nmine too\n`);
    expect(withList(withList(text, ['/a']), ['/a'])).toBe(withList(text, ['/a']));
  });

  it('has to be in the file already', () => {
    expect(() => withList('mine\n', ['/a'])).toThrow('has no list');
  });
});
