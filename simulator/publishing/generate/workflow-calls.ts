import { errorCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { boxEvents, type BoxEvent } from '@dokubox/spec/workflow/dokubox-rows.ts';
import type { MachineTrigger } from '@dokubox/spec/workflow/types.ts';
import { code, table } from './markdown.ts';

/** The call that causes each event, and the checks before any row. */

/** The cause of an event: calls, or the product itself. */
interface Cause {
  readonly calls: readonly OperationId[];
  readonly how?: string;
}

const byItself = 'follows by itself from any change of the documents';

const boxCauses = {
  createDokuBox: { calls: ['createClientDokubox', 'createBankerDokubox'] },
  completeClientSetup: { calls: ['completeClientSetup'] },
  requestClientSetup: { calls: ['requestClientSetup'] },
  completeBankSetup: { calls: ['configureDokubox'], how: 'with `complete: true`' },
  configureDokuBox: { calls: ['configureDokubox'], how: 'with `complete: true`' },
  reconfigure: { calls: ['configureDokubox'] },
  paperSwitch: { calls: [], how: byItself },
  allDokusPaperSigned: { calls: [], how: byItself },
  paperReopened: { calls: [], how: byItself },
  allDokusFinished: { calls: [], how: byItself },
  closePaperDokuBox: { calls: ['closePaperDokubox'] },
  terminate: { calls: ['terminateClientDokubox', 'terminateBankerDokubox'] },
  approveCancellation: { calls: ['decideCancellation'], how: 'with `approved: true`' },
  rejectCancellation: { calls: ['decideCancellation'], how: 'with `approved: false`' },
} as const satisfies Record<BoxEvent, Cause>;

const submits = ['submitClientDokubox', 'submitBankerDokubox'] as const;
const option: Cause = { calls: submits, how: 'as `dokuAction` of the document' };

const dokuCauses = {
  SendForSigning: option,
  SendForResigning: option,
  SendToBankForSigning: option,
  ContinueToSigning: option,
  SendToBank: option,
  SendToClient: option,
  SendForArchiving: option,
  SendToArchive: option,
  PrintedAndPaperSigned: option,
  Upload: { calls: submits, how: 'as static action `Upload` of the document, with the file' },
  SignCallback: { calls: ['signCallback'], how: 'made by the signing service (A-167)' },
  ValidateSignature: { calls: ['validateSignature'] },
  ArchiveCompleted: { calls: [], how: 'the archive job ends (A-198)' },
  ArchiveFailed: { calls: [], how: 'the archive job ends (A-198)' },
} as const satisfies Record<MachineTrigger, Cause>;

/** The effects a call can cause: events of a box, triggers of a document. */
export function causedBy(id: OperationId): {
  readonly events: readonly BoxEvent[];
  readonly triggers: readonly MachineTrigger[];
} {
  const of = <Name extends string>(causes: Readonly<Record<Name, Cause>>) =>
    (Object.keys(causes) as Name[]).filter((name) => causes[name].calls.includes(id));
  return { events: of<BoxEvent>(boxCauses), triggers: of<MachineTrigger>(dokuCauses) };
}

function callOf(id: OperationId): string {
  const { method, url } = operations[id];
  return code(`${method} ${url}`);
}

function causeRow(name: string, { calls, how = '' }: Cause): string[] {
  return [code(name), [...calls.map(callOf), how].filter((part) => part !== '').join(' <br> ')];
}

/** The cause of each event of a box. */
export function boxCauseTable(): string {
  const rows = boxEvents.map((event) => causeRow(event, boxCauses[event]));
  return table(['Event', 'Caused by'], rows);
}

/** The cause of each trigger of a document. Triggers with the same cause share a line. */
export function dokuCauseTable(): string {
  const entries: [string, Cause][] = Object.entries(dokuCauses);
  const causes = [...new Set(entries.map(([, cause]) => cause))];
  const namesOf = (cause: Cause) =>
    entries.filter(([, other]) => other === cause).map(([name]) => code(name));
  return table(
    ['Trigger', 'Caused by'],
    causes.map((cause) => [namesOf(cause).join(', '), causeRow('', cause)[1] ?? '']),
  );
}

function coded(errorCode: ErrorCode): string[] {
  return [`${errorCodes[errorCode].httpStatus} ${code(errorCode)}`, errorCodes[errorCode].origin];
}

/** The checks before any row, and the answer when one fails. */
export function gateTable(): string {
  return table(
    ['Check', 'Otherwise', 'Origin'],
    [
      ['the caller is signed in', `401 ${code('dde.error.sessionExpired')}`, 'A-273'],
      ['the caller’s tenant is the one of the request', ...coded('DOKUBOX_ACCESS_DENIED')],
      ['the call belongs to the caller’s side', `403 ${code('dde.error.notAllowed')}`, '§6'],
      ['the function the call belongs to is not blocked', ...coded('PORTAL_BLOCKED')],
      ['a client requests a box of their own company', ...coded('DOKUBOX_LOAD_ERROR')],
      [
        'a banker does not request a box its client is still preparing',
        ...coded('DOKUBOX_INITIATED_BY_CLIENT'),
      ],
      ['the box is not cancelled', ...coded('DOKUBOX_CANCELLED')],
      ['no one else holds the lock of the box', ...coded('DOKUBOX_LOCKED')],
      [
        'a row starts from the status, and its guards hold',
        `409 ${code('dde.error.actionNotOffered')} for an option, ${code('dde.error.conflict')} for anything else`,
        'A-119',
      ],
    ],
  );
}
