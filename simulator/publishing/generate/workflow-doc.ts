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
      'A file never is an option of the card. Which of the outcomes happens is what the check of the file found: signed, unsigned, or the scan of a paper. A row without the outcome _unsigned_ takes signed files only.',
  },
  {
    head: 'To the other side',
    rows: sendingRows,
    intro: 'The document changes sides without being signed.',
  },
  {
    head: 'Signing',
    rows: signingRows,
    intro: `Rows that start signing are greyed while signer data is missing (§4, §6; which data, and on whose screen, is a tenant rule; [as formulas](#of-signer-data)). It is asked at ${readinessTriggers.map(code).join(', ')}: of the client’s signers where \`clientEnvelopeDue\`, of the bank’s where \`bankEnvelopeDue\`; SendForResigning asks as if nobody had signed. Client, one-time: expiry date, not past, and issuer country; client or bank, remote: user id and device id; client, either: issuer, stolen flag and validity as the tenant asks (X-42). While the client’s choice between the two is open, \`CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN\` greys them on every screen, and the data of one of the two is enough (A-104, X-37). Of the causes a row has of its own the first alone is told.`,
  },
  { head: 'Into the archive', rows: archivingRows, intro: 'The archive comes last, and once.' },
  {
    head: 'What happens by itself',
    rows: systemRows,
    intro:
      'Call-backs of the signing service and of the bank’s own application, and the answers of validation and archive. A call-back without meaning changes nothing and is answered with 200 (A-167).',
  },
];

/** `FIRST –T01→ NEXT (T05) –T10→ …`: a row in brackets stays in its status. */
function wayText({ steps }: Way): string {
  const told = steps.map(({ row, from, to }) =>
    from === to ? ` (${row})` : ` –${row}→ ${code(to)}`,
  );
  return `${code(steps[0]?.from ?? '')}${told.join('')}`;
}

function dokuPart(): string[] {
  const ways = typicalWays();
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
    '### Typical ways',
    'Not all ways, but those most documents take. A row in brackets stays in its status.',
    waysDiagram(ways),
    table(
      ['Way', 'Rows'],
      ways.map((way) => [way.name, wayText(way)]),
    ),
    ...subjects.flatMap(({ head, rows, intro }) => [
      `### ${head}`,
      intro,
      dokuDiagram(rows),
      dokuTable(rows),
    ]),
    '### Targets that depend on the document',
    'A target with @ is worked out after the row’s changes: the first line whose guards hold wins. The numbers in the diagram count these lines.',
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
    `A document that moves into one of these statuses waits for a signed file anew, and \`uploadedDocumentSigned\` becomes false: ${[...statusesThatResetTheUpload].map(code).join(', ')}.`,
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
    'A removal is `dokuAction: Reconfigure` with `usedInBox: false`. It is no row: it may come in any status and changes none (R4.20). It is refused where:',
    glossary('Refusal', removalRules),
  ];
}

function envelopePart(): string[] {
  return [
    '## Signature envelope',
    'One per box (A-169); documents sent later join it while it runs. Sending opens and sends at once: a box rests in NEW only where the signing service has not answered yet.',
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
    '`open` and `send` follow from the options that start signing, `cancel` from the end of the box; the other events are call-backs: `GET /dde/dokubox/noauth/signCallback` (A-167).',
  ];
}

/** The whole workflow, as a page from which a back-end team can build it. */
export function workflowDoc(): string {
  return generatedPage([
    '# Workflow',
    'Written by `npm run gen` from the rows in [`spec/workflow`](../spec/workflow); change the rows, not this page. [`spec/workflow.json`](../spec/workflow.json) is the same for programs. What differs between countries stands in [tenants.md](tenants.md).',
    '## How to read',
    'A **row** is one transition. It fires in each status of _From_ when its trigger or event comes from its _Role_ and everything under _Guard_ holds. CLIENT and BANKER are people; SYSTEM is the product itself or a signing service. `UNDER_REVIEW_CLIENT*` and `UNDER_REVIEW_BANK*` stand for the review and its rounds `_1` to `_3`. In the diagrams teal has the client’s turn, grey the bank’s, and amber is a target that depends on the document. Options are offered only in a box that is IN_PROGRESS, PAPER_IN_PROGRESS or PAPER_SIGNED, on documents in use whose setup is complete.',
    '_Origin_: § is the [specification](specification.md), A- and X- stand in the [register](assumptions.md).',
    '## Asked before any row',
    gateTable(),
    'A refused command changes nothing. A 409 that says the box moved meanwhile carries the fresh box in `dokubox`. A submit is all or nothing (A-119).',
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
