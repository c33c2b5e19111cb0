/** The thread that looks into files; it may be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { validateFile } from '../validate-file.ts';
import type { ValidationJob, ValidationNews } from './messages.ts';
import { ownThreadId } from './processor-time.ts';

const tell = (news: ValidationNews) => parentPort?.postMessage(news);

parentPort?.on('message', ({ name, bytes, anchors, at }: ValidationJob) => {
  tell({ kind: 'started', threadId: ownThreadId() });
  const trusted = anchors.map(({ der, listed }) => ({
    certificate: Certificate.parse(der),
    listed,
  }));
  const found = (node: ValidationNode) => tell({ kind: 'found', node });
  void validateFile(name, bytes, { anchors: trusted, at: new Date(at), found }).then((node) =>
    tell({ kind: 'done', node }),
  );
});
