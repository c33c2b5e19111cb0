import { createBrowserDoor } from '@dokubox/simulator/browser/door.ts';

const texts = import.meta.glob<string>('../scenarios/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The simulator in this page, with every scenario file of the repository and the story's clock. */
export const door = createBrowserDoor({
  scenarios: texts,
  // Looked up with each call: the toolbar's clock sets another present.
  now: () => Date.now(),
  // A console that says anything fails the story.
  onProblem: ({ kind, where, detail }) => {
    console.error(`${kind} in ${where}: ${detail}`);
  },
});
