import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'dokubox', wordings: ['bundle*'] },
  { term: 'client', wordings: ['customer*'] },
  { term: 'signer', wordings: ['signee*'] },
  { term: 'legal representative', wordings: ['statutory representative*'] },
  {
    term: 'signature, electronic',
    wordings: ['e-sign*', 'digital signature*', 'digitally signed'],
  },
  { term: 'signature on paper', wordings: ['wet signature*', 'wet ink'] },
  { term: 'one-time certificate', wordings: ['disposable'] },
  { term: 'signing service', wordings: ['Namirial', 'eSAW'] },
  { term: 'signing request', wordings: ['envelope*', 'workstep*'] },
  { term: 'time stamp', wordings: ['timestamp*'] },
  { term: 'one-time code', wordings: ['OTP', 'TAN', 'SMS code*'] },
  {
    term: 'sign in, sign out',
    wordings: ['log in', 'login', 'log out', 'logout', 'logon', 'logged out', 'logged in'],
  },
  { term: 'username', wordings: ['user name*'] },
  { term: 'password', wordings: ['present password*'] },
  { term: 'send (choices)', wordings: ['submit*'] },
  { term: 'choice', wordings: ['choices not sent yet'] },
  {
    term: 'countersignature',
    wordings: ['signature of a signature', 'signature of this signature'],
  },
  { term: 'set up', wordings: ['finalize*', 'finalise*', 'configure*'] },
  { term: 'refuse', wordings: ['decline*', 'deny', 'denied'] },
  { term: 'withdraw', wordings: ['recalled'] },
  { term: 'relationship manager', wordings: ['account manager*'] },
  { term: 'archive', wordings: ['take* over', 'took over', 'taken over'] },
  { term: 'terms and conditions', wordings: ['T&C', 'general terms'] },
];
