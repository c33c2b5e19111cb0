import { dokuStatuses, dokuboxStatuses } from '@dokubox/spec/enums.ts';
import { disabledReasonRules } from '@dokubox/spec/workflow/disabled-reasons.ts';
import { archivingRows } from '@dokubox/spec/workflow/doku-rows/archiving.ts';
import { sendingRows } from '@dokubox/spec/workflow/doku-rows/sending.ts';
import { signingRows } from '@dokubox/spec/workflow/doku-rows/signing.ts';
import { systemRows } from '@dokubox/spec/workflow/doku-rows/system.ts';
import { uploadRows } from '@dokubox/spec/workflow/doku-rows/uploads.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import { boxStatusTable } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { boxPredicates } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import { boxRows, type BoxRow } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { effects } from '@dokubox/spec/workflow/effects.ts';
import { envelopeRows, envelopeStatusTable } from '@dokubox/spec/workflow/envelope-machine.ts';
import { flowTypeTable } from '@dokubox/spec/workflow/facts.ts';
import { boxGuardFormulas, guardFormulas } from '@dokubox/spec/workflow/formulas/guards.ts';
import { triggerSortOrder } from '@dokubox/spec/workflow/offers.ts';
import { readinessTriggers } from '@dokubox/spec/workflow/readiness.ts';
import { statusesThatResetTheUpload } from '@dokubox/spec/workflow/apply.ts';
import { predicates } from '@dokubox/spec/workflow/predicates.ts';
import { removalRules } from '@dokubox/spec/workflow/removal.ts';
import { resolverNames, resolvers, type ResolverStep } from '@dokubox/spec/workflow/resolvers.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';
import { code, generatedPage, table } from './markdown.ts';
import { rolesPart } from './roles-part.ts';
import { valuesPart } from './workflow-values.ts';
import { besidePart } from './workflow-beside.ts';
import { boxCauseTable, dokuCauseTable, gateTable } from './workflow-calls.ts';
import {
  boxDiagram,
  dokuDiagram,
  envelopeDiagram,
  nodeOf,
  resolverDiagram,
  waysDiagram,
} from './workflow-diagrams.ts';
import { typicalWays, type Way } from './workflow-ways.ts';

interface Described {
  readonly says: string;
  readonly origin: string;
}

/** Names with their descriptions, and the expression of each if it has one. */
function glossary(
  head: string,
  rules: Readonly<Record<string, Described>>,
  formulas?: Readonly<Record<string, string>>,
): string {
  const rows = Object.entries(rules).map(([name, { says, origin }]) => {
    const formula = formulas?.[name];
    return [code(name), says, ...(formula === undefined ? [] : [code(formula)]), origin];
  });
  return table([head, 'Means', ...(formulas ? ['Formula'] : []), 'Origin'], rows);
}

/** Short parts, one per line. */
function lines(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' <br> ');
}

function statusList(from: DokuRow['from']): string {
  return [...new Set(from.map(nodeOf))].map(code).join(' <br> ');
}

const offeredAs: Readonly<Record<DokuRow['offered'], string>> = {
  radio: '',
  uiAdded: 'the option the portal adds (§4)',
  file: '',
  system: '',
  internal: '',
};

function dokuTable(rows: readonly DokuRow[]): string {
  return table(
    ['Row', 'From', 'Trigger', 'Role', 'Guard', 'To', 'What changes', 'Origin'],
    rows.map((row) => [
      row.id,
      statusList(row.from),
      lines([code(row.trigger), row.callback && `says ${code(row.callback)}`]),
      row.by,
      lines([
        row.when.map((name) => predicates[name].says).join('; '),
        ...(row.disabledWhen ?? []).map(
          ({ when, reason }) => `greyed while ${predicates[when].says}: ${code(reason)}`,
        ),
      ]),
      row.to === '=' ? 'stays' : code(row.to),
      lines([
        row.effects.map((name) => effects[name].says).join('; '),
        ...(row.outcomes ?? []).map(
          (outcome) =>
            `${outcome.name}: ${outcome.effects.map((name) => effects[name].says).join('; ')}`,
        ),
        offeredAs[row.offered],
        row.note && `_${row.note}_`,
      ]),
      row.origin,
    ]),
  );
}

function boxTable(rows: readonly BoxRow[]): string {
  return table(
    ['Row', 'From', 'Event', 'Role', 'Guard', 'To', 'Note', 'Origin'],
    rows.map((row) => [
      row.id,
      row.from.map((status) => (status === null ? 'no box yet' : code(status))).join(' <br> '),
      code(row.event),
      row.by,
      lines([
        row.when.map((name) => boxPredicates[name].says).join('; '),
        row.refusedWhen &&
          `refused where ${boxPredicates[row.refusedWhen.when].says}: ${code(row.refusedWhen.reason)}`,
      ]),
      row.to === '@previous' ? 'the status before the termination' : code(row.to),
      row.note ?? '',
      row.origin,
    ]),
  );
}

const endings: readonly BoxRow['event'][] = [
  'terminate',
  'approveCancellation',
  'rejectCancellation',
];
const isEnding = ({ event }: BoxRow) => endings.includes(event);

function boxPart(): string[] {
  const onward = boxRows.filter((row) => !isEnding(row));
  const ending = boxRows.filter(isEnding);
  return [
    '## Dokubox',
    table(
      ['Status', 'Means', 'Filter of the list', 'Origin'],
      dokuboxStatuses.map((status) => {
        const { meaning, searchable, origin, terminal } = boxStatusTable[status];
        const end = terminal ? '. The end' : '';
        return [code(status), `${meaning}${end}`, searchable ? 'yes' : 'under ALL only', origin];
      }),
    ),
    '### From start to archive',
    boxDiagram(onward),
    boxTable(onward),
    '### Ending early',
    boxDiagram(ending),
    boxTable(ending),
    '### What causes an event',
    boxCauseTable(),
  ];
}

/** A subject of the document's rows, with an introduction for the reader. */
const subjects: readonly {
  readonly head: string;
  readonly rows: readonly DokuRow[];
  readonly intro: string;
}[] = [
  {
    head: 'Files',
    rows: uploadRows,
    intro:
      'A file is never an option of the card. The outcome depends on the check of the file: signed, unsigned, or the scan of a paper. A row without the outcome _unsigned_ accepts only signed files.',
  },
  {
    head: 'To the other side',
    rows: sendingRows,
    intro: 'The document changes sides without being signed.',
  },
  {
    head: 'Signing',
    rows: signingRows,
    intro: `Rows that start signing are greyed while signer data is missing (§4, §6). The required data, and the screens that check it, are tenant rules ([as formulas](#of-signer-data)). It is checked at ${readinessTriggers.map(code).join(', ')}, for the client’s signers if \`clientEnvelopeDue\`, for the bank’s if \`bankEnvelopeDue\`. SendForResigning checks as if no one had signed. A client who signs with a one-time certificate needs an expiry date that is not past, and an issuer country. A client or banker who signs remotely needs a user id and a device id. In both systems, a client needs issuer, stolen flag and validity as the tenant requires (X-42). While the client’s choice between the two is open, \`CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN\` greys them on every screen, and the data of one of the two is enough (A-104, X-37). If a row has several causes of its own, only the first is returned.`,
  },
  { head: 'Into the archive', rows: archivingRows, intro: 'The archive comes last, and once.' },
  {
    head: 'Automatic changes',
    rows: systemRows,
    intro:
      'Call-backs of the signing service and of the bank’s own application, and the answers of validation and archive. A call-back without effect changes nothing and is answered with 200 (A-167).',
  },
];

/** `FIRST –T01→ NEXT (T05) –T10→ …`: a row in brackets stays in its status. */
function wayText({ steps }: Way): string {
  const sentences = steps.map(({ row, from, to }) =>
    from === to ? ` (${row})` : ` –${row}→ ${code(to)}`,
  );
  return `${code(steps[0]?.from ?? '')}${sentences.join('')}`;
}

function dokuPart(): string[] {
  const paths = typicalWays();
  return [
    '## Document',
    table(
      ['Status', 'Side', 'Means', 'Origin'],
      dokuStatuses.map((status) => {
        const { side, meaning, terminal, optionalExit, initialFor, origin } =
          dokuStatusTable[status];
        const first = initialFor ? `. First status of a document of the ${initialFor}` : '';
        const end = terminal ? `. ${optionalExit ? 'May be' : 'Is'} the end` : '';
        return [code(status), side, `${meaning}${first}${end}`, origin];
      }),
    ),
    '### Typical paths',
    'Not all paths, but those that most documents take. A row in brackets stays in its status.',
    waysDiagram(paths),
    table(
      ['Path', 'Rows'],
      paths.map((way) => [way.name, wayText(way)]),
    ),
    ...subjects.flatMap(({ head, rows, intro }) => [
      `### ${head}`,
      intro,
      dokuDiagram(rows),
      dokuTable(rows),
    ]),
    '### Targets that depend on the document',
    'A target with @ is calculated after the row’s changes. The first line whose guards are met wins. The numbers in the diagram count these lines.',
    resolverDiagram(),
    table(
      ['Target', 'Line', 'Guard', 'To', 'Origin'],
      resolverNames.flatMap((name) => {
        const { says, origin } = resolvers[name];
        const steps: readonly ResolverStep[] = resolvers[name].steps;
        return steps.map((step, at) => [
          at === 0 ? `${code(name)} <br> ${says}` : '',
          step.when.length > 0 ? String(at + 1) : 'else',
          step.when.map((one) => predicates[one].says).join('; '),
          code(step.to),
          at === 0 ? origin : '',
        ]);
      }),
    ),
    '### What causes a trigger',
    dokuCauseTable(),
    `Options come in this order, \`sortOrder\` in brackets: ${Object.entries(triggerSortOrder)
      .map(([name, place]) => `${code(name)} (${place})`)
      .join(', ')}.`,
    `A document that moves into one of these statuses needs a signed file again, and \`uploadedDocumentSigned\` becomes false: ${[...statusesThatResetTheUpload].map(code).join(', ')}.`,
    '### Kinds of documents',
    table(
      ['`dokuFlowTypeId`', 'First file by', 'Negotiable', 'Origin'],
      Object.entries(flowTypeTable).map(([id, { provider, negotiable, origin }]) => [
        id,
        provider,
        negotiable ? 'yes' : 'no',
        origin,
      ]),
    ),
    '### Taking a document out of its box',
    'A removal is `dokuAction: Reconfigure` with `usedInBox: false`. It is not a row, because it is possible in any status and changes none (R4.20). It is rejected if:',
    glossary('Refusal', removalRules),
  ];
}

function envelopePart(): string[] {
  return [
    '## Signature envelope',
    'Each box has at most one (A-169). Documents sent later join it while it runs. Sending opens the envelope and sends it in one step. A box stays in NEW only while the signing service has not answered.',
    envelopeDiagram(),
    table(
      ['Status', 'In the signing service', 'Runs', 'Origin'],
      Object.entries(envelopeStatusTable).map(([status, rule]) => [
        code(status),
        rule.serviceStatus,
        rule.running ? 'yes' : 'no',
        rule.origin,
      ]),
    ),
    table(
      ['Row', 'From', 'Event', 'To', 'Note', 'Origin'],
      envelopeRows.map(({ id, from, event, to, note, origin }) => [
        id,
        from.map((status) => (status === 'NONE' ? 'no envelope' : code(status))).join(' <br> '),
        code(event),
        code(to),
        note ?? '',
        origin,
      ]),
    ),
    '`open` and `send` follow from the options that start signing, `cancel` from the end of the box. The other events are call-backs: `GET /dde/dokubox/noauth/signCallback` (A-167).',
  ];
}

/** The whole workflow, as a page from which a back-end team can build it. */
export function workflowDoc(): string {
  return generatedPage([
    '# Workflow',
    'Written by `npm run gen` from the rows in [`spec/workflow`](../spec/workflow). Change the rows, not this page. [`spec/workflow.json`](../spec/workflow.json) has the same content for programs. Differences between countries are in [tenants.md](tenants.md).',
    '## How to read',
    'A **row** is one transition. It fires in each status of _From_ when its trigger or event comes from its _Role_ and every condition under _Guard_ is met. CLIENT and BANKER are people. SYSTEM is the product itself or a signing service. `UNDER_REVIEW_CLIENT*` and `UNDER_REVIEW_BANK*` stand for the review and its rounds `_1` to `_3`. In the diagrams, teal is the client’s turn, grey the bank’s, and amber a target that depends on the document. Options are offered only in a box that is IN_PROGRESS, PAPER_IN_PROGRESS or PAPER_SIGNED, on documents in use whose setup is complete.',
    '_Origin_: § is the [specification](specification.md), and A- and X- ids are in the [register](assumptions.md).',
    '## Checks before any row',
    gateTable(),
    'A rejected command changes nothing. If the box has changed since the caller read it, the 409 contains the current box in `dokubox`. A submit is carried out completely or not at all (A-119).',
    ...rolesPart(),
    ...boxPart(),
    ...dokuPart(),
    ...envelopePart(),
    ...besidePart(),
    ...valuesPart(),
    '## Names',
    'For readers of `workflow.json`.',
    '### Guards of documents',
    glossary('Guard', predicates, guardFormulas),
    '### Guards of boxes',
    glossary('Guard', boxPredicates, boxGuardFormulas),
    '### Changes',
    glossary('Effect', effects),
    '### Why an option is greyed',
    glossary('Reason', disabledReasonRules),
  ]);
}
