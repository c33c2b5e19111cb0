/** The thread that looks into files; it may be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import { Certificate } from '../../signing/x509/certificate.ts';
import { validateFile } from '../validate-file.ts';
import type { ValidationJob } from './messages.ts';

parentPort?.on('message', ({ name, bytes, anchors, at }: ValidationJob) => {
  const trusted = anchors.map(({ der, listed }) => ({
    certificate: Certificate.parse(der),
    listed,
  }));
  void validateFile(name, bytes, { anchors: trusted, at: new Date(at) }).then((node) =>
    parentPort?.postMessage(node),
  );
});
