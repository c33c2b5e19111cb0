import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Sign documents',
  testNotice: 'Test service: signatures made here use TEST certificates and have no legal effect.',
  signer: 'You sign as',
  box: 'Dokubox',
  certificate: 'Name in the certificate',
  documents: 'Documents to sign',
  open: 'Open the document',
  preview: 'Preview the document',
  inContainer:
    'This type of file cannot hold a signature. When you sign, it will be replaced by a container (.asice) with the file and its signatures.',
  fileWarning:
    'This file may look different in another program or on paper. Its card in the dokubox lists the reasons.',
  signing: 'Your signature will be added to each of these documents.',
  sign: 'Sign',
  signFailed: 'A document could not be signed, and nothing has changed. Try again later.',
  refusing: 'Refuse to sign',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  reasonTooLong: 'Please shorten the reason to 500 characters.',
  refuse: 'Refuse to sign',
  delegating: 'Let a colleague sign instead',
  colleague: 'Colleague',
  delegate: 'Hand over',
  colleagueMissing: 'Please choose a colleague from the list.',
  levers: 'Test controls',
  expiring: 'For testing only: act as if nobody had signed in time.',
  expire: 'Let the request expire',
  back: 'Back to the portal',
  system: {
    title: 'Signing system of the bank',
    signing:
      'Each of these documents will be signed by the bank, and the signed file will be sent to the dokubox.',
    refused: {
      title: 'You have refused to sign',
      text: 'The documents are still waiting for a signature. Your reason has been added to their messages, where only the bank can see it.',
    },
  },
  ends: {
    signed: {
      title: 'You have signed',
      text: 'The documents with your signature are in the dokubox. Others may still need to sign.',
    },
    refused: {
      title: 'You have refused to sign',
      text: 'Your refusal and your reason have been recorded in the dokubox.',
    },
    expired: {
      title: 'The signing request has expired',
      text: 'The bank can send the documents for signing again.',
    },
    delegated: {
      title: 'Handed over to your colleague',
      text: 'Your colleague can now sign from the dokubox.',
    },
    over: {
      title: 'There is nothing left to sign',
      text: 'The documents have already been signed, refused or withdrawn.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Please open the signing page from the dokubox again.',
    },
  },
};
