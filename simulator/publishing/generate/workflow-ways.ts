import type { DokuStatus } from '@dokubox/spec/enums.ts';
import { applyTrigger, type ApplyContext } from '@dokubox/spec/workflow/apply.ts';
import { freshFacts } from '@dokubox/spec/workflow/facts.ts';
import type { Actor, DokuStaticFacts, MachineTrigger } from '@dokubox/spec/workflow/types.ts';

/** Typical paths of a document through its lifecycle, calculated from the rows themselves. */

interface Step {
  readonly by: Actor;
  readonly trigger: MachineTrigger;
  readonly context?: Partial<ApplyContext>;
}

const client = (trigger: MachineTrigger, context = {}): Step => ({
  by: 'CLIENT',
  trigger,
  context,
});
const banker = (trigger: MachineTrigger, context = {}): Step => ({
  by: 'BANKER',
  trigger,
  context,
});
const system = (trigger: MachineTrigger, context = {}): Step => ({
  by: 'SYSTEM',
  trigger,
  context,
});

const unsigned = { outcome: 'unsigned' } as const;
const signed = { outcome: 'signed' } as const;
const signature = system('SignCallback', { callback: 'workstepFinished' });
const ofApplication = system('SignCallback', { callback: 'customApplicationSigned', ...signed });
const refusal = system('SignCallback', { callback: 'workstepRejected' });
const archived = [banker('SendToArchive'), system('ArchiveCompleted')];
const validatedAndArchived = [system('ValidateSignature', { outcome: 'archivable' }), ...archived];

const nobodySigns: DokuStaticFacts = {
  provider: 'BANK',
  negotiable: false,
  clientSignatureNeeded: false,
  firstBankSignatureNeeded: false,
  secondBankSignatureNeeded: false,
  clientAcknowledgementNeeded: false,
  clientSignedDokuUploadNeeded: false,
  bankSignedDokuUploadNeeded: false,
  clientSignatureSystem: 'ESAW_DISPOSABLE',
  clientSelectedSignatureSystem: null,
  bankSignatureSystem: 'ESAW_REMOTE',
};
const bothSign: DokuStaticFacts = {
  ...nobodySigns,
  clientSignatureNeeded: true,
  firstBankSignatureNeeded: true,
};

/** A path as a list of triggers. The rows give the status after each step. */
const paths: readonly {
  readonly name: string;
  readonly fixed: DokuStaticFacts;
  readonly steps: readonly Step[];
}[] = [
  {
    name: 'A document of the client without signatures, returned once',
    fixed: { ...nobodySigns, provider: 'CLIENT' },
    steps: [
      client('Upload', unsigned),
      client('SendToBank'),
      banker('SendToClient'),
      client('Upload', unsigned),
      client('SendToBank'),
      banker('SendForArchiving'),
      ...archived,
    ],
  },
  {
    name: 'A document of the bank, signed electronically by client and bank, then acknowledged',
    fixed: { ...bothSign, secondBankSignatureNeeded: true, clientAcknowledgementNeeded: true },
    steps: [
      banker('Upload', unsigned),
      banker('SendToClient'),
      client('ContinueToSigning'),
      signature,
      signature,
      signature,
      client('SendForArchiving'),
      ...validatedAndArchived,
    ],
  },
  {
    name: 'A negotiated contract with three versions',
    fixed: { ...bothSign, negotiable: true },
    steps: [
      banker('Upload', unsigned),
      banker('SendToClient'),
      client('Upload', unsigned),
      client('SendToBank'),
      banker('Upload', unsigned),
      banker('SendForSigning'),
      signature,
      signature,
      ...validatedAndArchived,
    ],
  },
  {
    name: 'A document the client uploads signed, then signed by the bank',
    fixed: { ...bothSign, provider: 'CLIENT', clientSignedDokuUploadNeeded: true },
    steps: [
      client('Upload', signed),
      client('SendToBankForSigning'),
      signature,
      ...validatedAndArchived,
    ],
  },
  {
    name: 'A document the bank signs in its own application',
    fixed: { ...bothSign, bankSignatureSystem: 'CUSTOM_APP' },
    steps: [
      banker('Upload', unsigned),
      banker('SendForSigning'),
      signature,
      ofApplication,
      ...validatedAndArchived,
    ],
  },
  {
    name: 'Signing refused, and signed again',
    fixed: bothSign,
    steps: [
      banker('Upload', unsigned),
      banker('SendForSigning'),
      refusal,
      banker('SendForResigning'),
      signature,
      signature,
      ...validatedAndArchived,
    ],
  },
  {
    name: 'A document signed on paper',
    fixed: { ...bothSign, clientSignatureSystem: 'NA', bankSignatureSystem: 'NA' },
    steps: [
      banker('Upload', unsigned),
      banker('SendForSigning'),
      banker('PrintedAndPaperSigned'),
      banker('SendForArchiving'),
      ...archived,
    ],
  },
];

/** One row that fired on a path. */
export interface WayStep {
  readonly row: string;
  readonly trigger: MachineTrigger;
  readonly from: DokuStatus;
  readonly to: DokuStatus;
}

export interface Way {
  readonly name: string;
  readonly steps: readonly WayStep[];
}

/** The typical paths. @throws Error if the rows no longer lead along one of them */
export function typicalWays(): readonly Way[] {
  return paths.map(({ name, fixed, steps }) => {
    let facts = freshFacts(fixed);
    const walked = steps.map(({ by, trigger, context }): WayStep => {
      const all = { addedSendToClientInAux: true, archiveRoleOk: true, ...context };
      const applied = applyTrigger(facts, trigger, by, all);
      if (!applied.ok) throw new Error(`${name}: ${trigger} in ${facts.status}: ${applied.reason}`);
      const from = facts.status;
      facts = applied.facts;
      return { row: applied.row.id, trigger, from, to: applied.status };
    });
    return { name, steps: walked };
  });
}
