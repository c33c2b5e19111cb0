/**
 * Runs the bystander in a separate process, so that the work of the neighbours does not affect its
 * measurements.
 */
import { Bystander } from './bystander.ts';

const [url = ''] = process.argv.slice(2);
const bystander = await Bystander.begin(url);
let isOver = false;
process.on('message', (word) => {
  if (word === 'end') isOver = true;
  else process.send?.(bystander.met());
});
process.send?.('ready');
const work = async () => {
  for (let turn = 1; !isOver; turn += 1) await bystander.work(turn);
};
await Promise.all([work(), bystander.watch(() => isOver)]);
process.exit(0);
