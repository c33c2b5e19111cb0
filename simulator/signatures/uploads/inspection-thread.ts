/** Thread that inspects uploads. It may be ended at any time. */
import { parentPort } from 'node:worker_threads';
import { ownThreadId, stepBack } from '../validation/worker/processor-time.ts';
import { lookInto } from './look.ts';
import type { InspectionJob, InspectionNews } from './messages.ts';

const tell = (news: InspectionNews) => parentPort?.postMessage(news);

stepBack();
parentPort?.on('message', (job: InspectionJob) => {
  tell({ kind: 'started', threadId: ownThreadId() });
  void lookInto(job).then((inspection) => tell({ kind: 'done', inspection }));
});
