const UNRELEASED = '## [Unreleased]\n';

/** The versions of a changelog in their order, the newest first. */
export function releasesOf(changelog: string): readonly string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version ?? '');
}

/**
 * The changelog's text for the next release.
 * @returns Markdown without its heading, empty if there is no entry yet
 * @throws Error if the changelog has no such part
 */
export function unreleasedOf(changelog: string): string {
  const start = changelog.indexOf(UNRELEASED);
  if (start === -1) throw new Error(`A changelog has no "${UNRELEASED.trim()}"`);
  const from = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', from);
  return changelog.slice(from, next === -1 ? undefined : next).trim();
}

/**
 * A changelog whose unreleased part has become a release, with an empty part before it.
 * @param day of the release, `yyyy-mm-dd`
 * @param nothing text for a release without changes
 */
export function cutRelease(
  changelog: string,
  version: string,
  day: string,
  nothing: string,
): string {
  const part = unreleasedOf(changelog);
  const [before = '', after = ''] = changelog.split(UNRELEASED);
  const rest = after.slice(after.indexOf(part) + part.length).trim();
  const release = `## [${version}] - ${day}\n\n${part === '' ? nothing : part}`;
  return `${[before.trim(), UNRELEASED.trim(), release, rest].filter((text) => text !== '').join('\n\n')}\n`;
}
