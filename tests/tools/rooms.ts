/**
 * Part of `npm run gen`: draws the imports between rooms into `docs/rooms.md`. With `--check` it
 * writes nothing, and fails if the page is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawnGroups } from './drawn-groups.ts';
import { fromTheTop, inCircles, readImports, readRooms, type Arrows } from './room-imports.ts';
import { root } from './root.ts';

const path = 'docs/rooms.md';

/** A Mermaid flowchart from the top down. */
function flowchart(arrows: Arrows): string {
  const order = [...fromTheTop(arrows), ...inCircles(arrows)];
  const idOf = (group: string) => `n${order.indexOf(group)}`;
  const boxes = order.map((group) => `  ${idOf(group)}["${group}"]`);
  const lines = order.flatMap((from) =>
    order.filter((to) => arrows.get(from)?.has(to)).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```'].join('\n');
}

const rooms = readRooms();
const imports = readImports(rooms);
const list = rooms.map(({ folder, name, manifest }) => {
  const entries = Object.values(manifest.exports ?? {}).filter((target) => target !== null);
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return `- [\`${folder}\`](../${folder}/README.md), \`${name}\`, ${count}: ${manifest.description ?? ''}`;
});
const page = `# Rooms

Written by \`npm run gen\` from the imports of the product’s code, types included. Tests, stories and tools are left out. An arrow leads from the importing side to the imported one. Arrows lead down only, and [decision 0034](decisions/0034-rooms.md) says why.

Each room is a package with dependencies, a README and one public door, the \`exports\` of its \`package.json\`:

${list.join('\n')}

${drawnGroups(rooms, imports)
  .map(({ title, arrows }) => `## ${title}\n\n${flowchart(arrows)}\n`)
  .join('\n')}`;

const file = join(root, path);
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === page;
if (process.argv.includes('--check')) {
  if (!isCurrent) {
    console.error(`${path} does not match the imports: run "npm run gen" and commit it.`);
    process.exitCode = 1;
  }
} else if (!isCurrent) {
  writeFileSync(file, page);
  console.log(`${path} written`);
}
