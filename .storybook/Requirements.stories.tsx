import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import markdown from '../docs/requirements.md?raw';
import {
  coverageProblems,
  storiesByRequirement,
  type ShowingStory,
} from '../tests/tools/story-coverage.ts';
import classes from './Requirements.module.css';

const files = import.meta.glob<string>(
  ['../ui-kit/**/*.stories.tsx', '../portal/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = new Map(
  Object.entries(files).map(([path, source]) => [path.replace('../', ''), source]),
);
const shown = storiesByRequirement(markdown, sources);

interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly importPath: string;
}

/** The stories in the order of the sidebar, by their files. */
async function readIndex(): Promise<readonly IndexEntry[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(entries);
}

/**
 * Returns the index entry of a story, or the first story of its file if the name is only known when
 * it is shown.
 */
function entryOf({ file, name }: ShowingStory, index: readonly IndexEntry[]) {
  const ofFile = index.filter(({ importPath }) => importPath === `./${file}`);
  return ofFile.find((entry) => entry.name.endsWith(name)) ?? ofFile[0];
}

function Requirements({ index }: { readonly index: readonly IndexEntry[] }) {
  return (
    <main className={classes.page}>
      <h1>Requirements of the screens</h1>
      <p className="dk-measure">
        Each requirement of §2 with the stories that show it, read from the stories themselves.
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Requirement</th>
            <th scope="col">What it says</th>
            <th scope="col">Stories</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, text, stories }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{text}</td>
              <td>
                {stories.length === 0 ? (
                  'None yet: it waits for the stories of the screens.'
                ) : (
                  <ul>
                    {stories.map((story) => {
                      const entry = entryOf(story, index);
                      return (
                        <li key={`${story.file} ${story.name}`}>
                          {entry ? (
                            <a href={`./?path=/story/${entry.id}`} target="_top">
                              {entry.title}: {story.name}
                            </a>
                          ) : (
                            `${story.file}: ${story.name}`
                          )}
                        </li>
                      );
                    })}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const meta = {
  title: 'Foundations/Requirements',
  loaders: [async () => ({ index: await readIndex() })],
  render: (_args, { loaded }) => (
    <Requirements index={(loaded as { index: readonly IndexEntry[] }).index} />
  ),
} satisfies Meta;

export default meta;

export const OfTheScreens: StoryObj<typeof meta> = {
  name: 'Shown by screens',
  play: async ({ canvasElement }) => {
    await expect(coverageProblems(shown)).toEqual([]);
    const rows = within(canvasElement).getAllByRole('rowheader');
    await expect(rows).toHaveLength(shown.length);
    const { documentElement: page } = document;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
