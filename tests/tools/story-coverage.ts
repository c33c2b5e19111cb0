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
 * Requirements no component shows by itself: routes, addresses and the entries of the account menu,
 * which the portal decides. The stories of the portal's
 * screens are to take them over one by one; an entry that has a story does not belong here.
 */
export const awaitingScreens: readonly string[] = ['R2.5', 'R2.8'];

/**
 * The requirements of §2 and the stories that name them in front of their names, as `[R2.9] …`.
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

/** What is wrong with the coverage, as sentences; none when every requirement has its story. */
export function coverageFaults(
  shown: readonly ShownRequirement[],
  awaiting: readonly string[] = awaitingScreens,
): string[] {
  return shown.flatMap(({ id, text, stories }) => {
    if (stories.length === 0) {
      return awaiting.includes(id) ? [] : [`No story shows ${id}: ${text}`];
    }
    return awaiting.includes(id) ? [`${id} has a story and is still said to wait for one.`] : [];
  });
}
