/** Thread that compacts the files of worlds. It may be ended at any time. */
import { parentPort } from 'node:worker_threads';
import { writeShorter, type Compaction, type CompactionNews } from './compaction.ts';

function answerTo(order: Compaction): CompactionNews {
  try {
    return { size: writeShorter(order) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: Compaction) => {
  parentPort?.postMessage(answerTo(order));
});
