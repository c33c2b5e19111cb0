import type { FastifyInstance } from 'fastify';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Engine } from '../../engine/engine.ts';

/** The TEST root as PEM, an operation of the contract. */
export const ROOT_PEM_PATH = operations.getTrustRoot.url;
/** The same as DER, which is what operating systems and readers of PDF import by a double click. */
export const ROOT_DER_PATH = ROOT_PEM_PATH.replace(/\.pem$/, '.der');

/** Serves the TEST root in the form of RFC 2585. Its name describes it wherever it is saved. */
export function registerTrustRoot(app: FastifyInstance, { engine }: { engine: Engine }): void {
  app.get(ROOT_DER_PATH, async (_request, reply) => {
    const pem = await engine.ports.trustRoot();
    const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    return reply
      .type('application/pkix-cert')
      .header('content-disposition', 'attachment; filename="TEST-Dokubox-Root-CA.cer"')
      .send(der);
  });
}
