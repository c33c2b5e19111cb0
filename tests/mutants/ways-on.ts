import type { Mutant } from './mutant.ts';

const handlers = 'simulator/engine/handlers';
const uploads = 'spec/workflow/doku-rows/uploads.ts';

/**
 * Defects of the workflow's ways to continue: after a refusal, on paper, with added documents, two
 * users in a box.
 */
export const waysOnMutants: readonly Mutant[] = [
  {
    id: 'refusals/of-everything',
    defect: 'One refusal also breaks documents its signer did not have to sign',
    file: `${handlers}/signing/envelope-acts.ts`,
    find: '  return dueSigners(doku, box).some((signer) => signer.username === username);\n}\n\nfunction afterAct',
    replace: '  return dueSigners(doku, box).length >= 0;\n}\n\nfunction afterAct',
    seenBy: [`test:unit ${handlers}/signing/refusal.test.ts`],
  },
  {
    id: 'refusals/said-of-whoever-waits',
    defect: 'A signer who had no document to sign is shown as having refused',
    file: 'spec/workflow/progress.ts',
    find: 'isBroken(envelope) && participant.signatureRejected === true',
    replace: 'isBroken(envelope) && participant.signatureRejected !== null',
    seenBy: ['test:unit spec/workflow/progress.test.ts'],
  },
  {
    id: 'refusals/told-for-ever',
    defect: 'The box keeps showing a refusal that was resolved',
    file: 'simulator/engine/open-rejection.ts',
    find: "envelope === 'REJECTED' && afterRefusal.has(status)",
    replace: "envelope === 'REJECTED'",
    seenBy: [`test:unit ${handlers}/signing/refusal.test.ts`],
  },
  {
    id: 'refusals/no-correction-by-the-bank',
    defect: 'The bank cannot correct a refused document of its own (T52)',
    file: uploads,
    find: "when: ['envelopeBroken', 'bankProvides'],",
    replace: "when: ['envelopeIntact', 'bankProvides'],",
    seenBy: [`test:unit ${handlers}/signing/refusal.test.ts`],
  },
  {
    id: 'refusals/signatures-of-the-former-file',
    defect: 'Signatures on the refused file count for the corrected one (T52)',
    file: uploads,
    find: "effects: ['restartSignatures', 'forgetOutsideSigning'],",
    replace: "effects: ['forgetOutsideSigning'],",
    seenBy: ['test:unit tests/workflow/apply.test.ts'],
  },
  {
    id: 'refusals/no-correction-by-the-client',
    defect: 'The client cannot correct a refused document of its own (T53)',
    file: uploads,
    find: "when: ['envelopeBroken', 'clientProvides'],",
    replace: "when: ['envelopeIntact', 'clientProvides'],",
    seenBy: [`test:unit ${handlers}/signing/refusal.test.ts`],
  },
  {
    id: 'refusals/corrected-and-not-signed',
    defect: 'The client cannot send its corrected document for signing (T54)',
    file: 'spec/workflow/doku-rows/signing.ts',
    find: "when: ['envelopeBroken', 'signingRemaining'],",
    replace: "when: ['envelopeBroken', 'nothingLeftToSign'],",
    seenBy: [`test:unit ${handlers}/signing/refusal.test.ts`],
  },
  {
    id: 'paper/scan-of-the-client',
    defect: 'A client who signs on paper cannot upload the scan (T55)',
    file: uploads,
    find: "when: ['clientSignsOnPaper'],",
    replace: "when: ['clientSignsOnPaper', 'notPaper'],",
    seenBy: ['test:unit tests/workflow/apply.test.ts'],
  },
  {
    id: 'paper/confirmed-for-the-bank',
    defect: 'A client who confirms its own paper signature also confirms the bank’s (T56)',
    file: 'spec/workflow/resolvers.ts',
    find: "{ when: ['bankRemaining'], to: 'WAITING_FOR_PAPER_SIGNING' }",
    replace: "{ when: ['bankRemaining'], to: 'PAPER_SIGNED' }",
    seenBy: ['test:unit tests/workflow/apply.test.ts'],
  },
  {
    id: 'setup/uploaded-and-not-sent',
    defect: 'A file the client uploaded while preparing is requested again',
    file: `${handlers}/setup/hand-over.ts`,
    find: "(event === 'completeClientSetup' ? submitted(doku, box, view) : doku)",
    replace: "(event === 'requestClientSetup' ? submitted(doku, box, view) : doku)",
    seenBy: [`test:unit ${handlers}/setup/setup.test.ts`],
  },
  {
    id: 'setup/signers-without-a-signature',
    defect: 'An added document has no signers, whatever the bank chooses',
    file: `${handlers}/setup/configure.ts`,
    find: '...withSignersOf(after, participants, box, view),',
    replace: '...after,',
    seenBy: [`test:unit ${handlers}/setup/setup.test.ts`],
  },
  {
    id: 'setup/signers-of-a-signed-document',
    defect: 'A document past its signing gets signers who are no longer needed',
    file: `${handlers}/setup/configure.ts`,
    find: 'if (signersDecided.has(doku.status)) {',
    replace: 'if (signersDecided.size === 0) {',
    seenBy: [`test:unit ${handlers}/setup/setup.test.ts`],
  },
  {
    id: 'words/pending-beside-not-needed',
    defect: 'A document waits for signatures, while its card says that none is needed',
    file: 'spec/workflow/progress.ts',
    find: "    gives: 'pending',\n    says: 'A signature is missing",
    replace: "    gives: 'notRequired',\n    says: 'A signature is missing",
    seenBy: ['test:unit spec/workflow/progress.test.ts'],
  },
  {
    id: 'uploads/sent-before-asked',
    defect: 'A large file is uploaded and then rejected because a colleague was first',
    file: 'portal/features/box/uploadFlow.ts',
    find: '  await order.admit?.();\n',
    replace: '  void order.admit;\n',
    seenBy: ['test:unit portal/features/box/uploadFlow.test.ts'],
  },
  {
    id: 'uploads/over-the-file-of-a-colleague',
    defect: 'A file replaces, without notice, the one a colleague has just uploaded',
    file: 'portal/features/box/uploadFlow.ts',
    find: '    (now.fileVersion ?? 0) === (picked.fileVersion ?? 0)\n',
    replace: '    (now.fileVersion ?? 0) >= (picked.fileVersion ?? 0)\n',
    seenBy: ['test:unit portal/features/box/uploadFlow.test.ts'],
  },
];
