import { findRequirements, findTitles, type Requirement } from './requirement-titles.ts';

/** A story that shows a requirement. */
export interface ShowingStory {
  /** Path of its file from the root. */
  readonly file: string;
  /** Its name without the IDs. */
  readonly name: string;
}

/** A requirement of the screens (§2) with the stories that show it. */
export interface ShownRequirement extends Requirement {
  readonly stories: readonly ShowingStory[];
}

/**
 * The requirements of §2 and the stories that name them before their names, as `[R2.9] …`.
 * @param markdown text of `docs/requirements.md`
 * @param sources story files by their path from the root
 */
export function storiesByRequirement(
  markdown: string,
  sources: ReadonlyMap<string, string>,
): ShownRequirement[] {
  const titles = [...sources].flatMap(([file, source]) =>
    findTitles(source).map(({ ids, text }) => ({ ids, file, name: text })),
  );
  return findRequirements(markdown)
    .filter(({ id }) => id.startsWith('R2.'))
    .map((requirement) => ({
      ...requirement,
      stories: titles
        .filter(({ ids }) => ids.includes(requirement.id))
        .map(({ file, name }) => ({ file, name })),
    }));
}

/** The requirements without a story, as sentences. */
export function coverageProblems(shown: readonly ShownRequirement[]): string[] {
  return shown
    .filter(({ stories }) => stories.length === 0)
    .map(({ id, text }) => `No story shows ${id}: ${text}`);
}

const storyFile = /^ui-kit\/([a-z-]+)\/([A-Z]\w*)\/([^/]+)\.stories\.tsx$/;
const storyTitle = /^ {2}title: '([^']+)'|^const meta = \{ title: '([^']+)'/m;

/**
 * Components that are hard to find in the sidebar, as sentences. A folder of the kit must have one
 * story file with its name. The title must be the room and the folder.
 * @param sources story files by their path from the root
 */
export function sidebarProblems(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, source]) => {
    const [, room, folder, file] = storyFile.exec(path) ?? [];
    if (room === undefined || folder === undefined) return [];
    if (file !== folder) return [`${path}: the stories of ${folder} stand in one file of its name`];
    const found = storyTitle.exec(source);
    const title = found?.[1] ?? found?.[2] ?? '';
    const [group, name] = title.split('/');
    if (name !== folder) return [`${path}: the title “${title}” hides ${folder}`];
    const sameRoom = group?.toLowerCase() === room;
    return sameRoom ? [] : [`${path}: the title “${title}” leads to another room than ${room}`];
  });
}
