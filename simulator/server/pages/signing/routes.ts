import { limits } from '@dokubox/spec/limits.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import { bytesOf } from '../../../engine/handlers/files/file-bytes.ts';
import {
  delegate,
  expire,
  refuse,
  sign,
  signingRequest,
  type SigningRequest,
} from '../../../engine/handlers/signing/signing-service.ts';
import { goingIntoContainers } from '../../../engine/handlers/signing/results.ts';
import { returnWay } from '../../../engine/handlers/signing/return-path.ts';
import { Refusal } from '../../../engine/handler.ts';
import { languageOf } from '../../negotiated.ts';
import { framedFilePolicy, signingPagePolicy } from '../../security-headers.ts';
import { formOf, registerForms } from '../forms.ts';
import { sendPage } from '../send-page.ts';
import { endPage, requestPage, shownTypes, SIGN_PATH, type FormProblem } from './page.ts';

/** A reason in the widest encoding, and the names of fields. */
export const FORM_LIMIT = limits.signatureReasonMax * 12 + 1024;

interface TokenParams {
  readonly token: string;
}

async function sendRequest(
  engine: Engine,
  reply: FastifyReply,
  request: SigningRequest,
  problem?: FormProblem,
): Promise<FastifyReply> {
  const { workstep, box, dokus } = request;
  const way = returnWay(engine, box.id, workstep.returnUrl);
  const policy = signingPagePolicy(way.origin);
  if (dokus.length > 0) {
    const { world } = request;
    const inContainers = await goingIntoContainers({ world, engine }, box, workstep.username);
    const page = await requestPage(request, { inContainers, back: way.unsigned }, problem);
    return sendPage(reply, { status: problem ? 400 : 200, page, policy });
  }
  const page = await endPage(workstep.outcome ?? 'over', workstep.language, way.unsigned);
  return sendPage(reply, { status: 200, page, policy });
}

async function sendUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = await endPage('unknown', languageOf(request), '/');
  return sendPage(reply, { status: 404, page, policy: signingPagePolicy(null) });
}

/** A name for the header, for old and new readers (RFC 6266). */
function disposition(mimeType: string, fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  const kind = shownTypes.has(mimeType) ? 'inline' : 'attachment';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends one of these documents. Null for any other document. */
export async function sendDocument(
  engine: Engine,
  { world, dokus }: Pick<SigningRequest, 'world' | 'dokus'>,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const file = dokus.find((doku) => String(doku.id) === id)?.files.at(-1);
  const bytes = file && (await bytesOf(file, { world, engine }));
  if (!file || !bytes) return null;
  const { mimeType, fileName } = file;
  return reply
    .type(shownTypes.has(mimeType) ? mimeType : 'application/octet-stream')
    .header('content-disposition', disposition(mimeType, fileName))
    .header('content-security-policy', framedFilePolicy)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** The typed text. A browser sends line breaks as two characters and counts them as one. */
export function reasonIn(form: URLSearchParams): string {
  return (form.get('reason') ?? '').replaceAll('\r\n', '\n');
}

/** The problem of a refusal's form, or null if the reason is accepted. */
export function reasonProblem(reason: string): FormProblem | null {
  const typed = reason.slice(0, limits.signatureReasonMax);
  if (reason.trim() === '') return { field: 'reason', message: 'reasonMissing', typed: '' };
  if (reason.length <= limits.signatureReasonMax) return null;
  return { field: 'reason', message: 'reasonTooLong', typed };
}

/** Carries out a form. Returns the problem if it cannot. */
async function act(
  engine: Engine,
  request: SigningRequest,
  action: string,
  form: URLSearchParams,
  log: FastifyBaseLogger,
): Promise<FormProblem | null> {
  switch (action) {
    case 'sign':
      try {
        await sign(engine, request);
        return null;
      } catch (error) {
        // The envelope stays as it was: the signer reads it, and may try again or refuse.
        log.error({ err: error }, 'a document could not be signed');
        return { field: 'signature', message: 'signFailed', typed: '' };
      }
    case 'refuse': {
      const reason = reasonIn(form);
      const problem = reasonProblem(reason);
      if (!problem) refuse(engine, request, reason);
      return problem;
    }
    case 'delegate': {
      const taken = delegate(engine, request, form.get('colleague') ?? '');
      return taken ? null : { field: 'colleague', message: 'colleagueMissing', typed: '' };
    }
    case 'expire':
      expire(engine, request);
      return null;
    default:
      throw new Refusal(404, 'dde.error.notFound', null);
  }
}

/**
 * The pages of the signing service: one a signer, found by its token alone. Reading changes
 * nothing. Every change is a posted form.
 */
export function registerSigningPages(app: FastifyInstance, { engine }: { engine: Engine }): void {
  app.get<{ Params: TokenParams }>(`${SIGN_PATH}/:token`, (request, reply) => {
    const found = signingRequest(engine, request.params.token);
    return found ? sendRequest(engine, reply, found) : sendUnknown(request, reply);
  });
  app.get<{ Params: TokenParams & { id: string } }>(
    `${SIGN_PATH}/:token/documents/:id`,
    async (request, reply) => {
      const { token, id } = request.params;
      const found = signingRequest(engine, token);
      const sent = found && (await sendDocument(engine, found, id, reply));
      return sent ?? sendUnknown(request, reply);
    },
  );
  registerForms(app, FORM_LIMIT, (scope) => {
    scope.post<{ Params: TokenParams & { action: string } }>(
      `${SIGN_PATH}/:token/:action`,
      async (request, reply) => {
        const { token, action } = request.params;
        const found = signingRequest(engine, token);
        if (!found) return sendUnknown(request, reply);
        if (found.dokus.length > 0) {
          const problem = await act(engine, found, action, formOf(request), request.log);
          if (problem) return sendRequest(engine, reply, found, problem);
        }
        const after = signingRequest(engine, token);
        const signed = after?.workstep.outcome === 'signed';
        const way = after && returnWay(engine, after.box.id, after.workstep.returnUrl);
        const next = way && signed ? way.signed : `${SIGN_PATH}/${token}`;
        return reply.redirect(next, 303);
      },
    );
  });
}
