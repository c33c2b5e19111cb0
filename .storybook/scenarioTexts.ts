/** The text of every scenario file of the repository, by its path. */
export const scenarioTexts = import.meta.glob<string>('../scenarios/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
