import { ScenarioCatalogue } from '../catalogue.ts';
import { describeScenarioError } from '../scenario-error.ts';

/** The repository's scenario files as text, by file name; read when a test imports this module. */
export const scenarioTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../scenarios/*.json', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.split('/').at(-1) ?? path, text]),
);

/** A catalogue of all of them. @throws Error when one has an error */
export function loadedCatalogue(): ScenarioCatalogue {
  const catalogue = new ScenarioCatalogue();
  for (const [file, text] of scenarioTexts) {
    const errors = catalogue.add(file, text);
    if (errors.length > 0) throw new Error(errors.map(describeScenarioError).join('\n'));
  }
  return catalogue;
}
