/** Thread that validates files. It may be ended at any time. */
import { parentPort } from 'node:worker_threads';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { validateFile } from '../validate-file.ts';
import type { ValidationJob, ValidationNews } from './messages.ts';
import { ownThreadId, stepBack } from './processor-time.ts';

/** Writes to the standard error of the server, where the operator finds it. */
const mistaken = (error: unknown) =>
  process.emitWarning(error instanceof Error ? error : String(error), {
    type: 'ValidationMistake',
  });
const tell = (news: ValidationNews) => parentPort?.postMessage(news);

stepBack();
parentPort?.on('message', ({ name, bytes, anchors, at }: ValidationJob) => {
  tell({ kind: 'started', threadId: ownThreadId() });
  const trusted = anchors.map(({ der, listed }) => ({
    certificate: Certificate.parse(der),
    listed,
  }));
  const found = (node: ValidationNode) => tell({ kind: 'found', node });
  const order = { anchors: trusted, at: new Date(at), found, mistaken };
  void validateFile(name, bytes, order).then((node) => tell({ kind: 'done', node }));
});
