import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'choice, selected step', wordings: ['odabiri', 'odabire'] },
  { term: 'refuse to sign, signing rejected', wordings: ['potpis odbijen', 'potpis je odbijen'] },
  { term: 'review, return n', wordings: ['povrat*'] },
  { term: 'set up, configure, setup', wordings: ['konfigur*'] },
  { term: 'identity document', wordings: ['osobni dokument*', 'osobnog dokumenta'] },
  { term: 'electronic signature', wordings: ['digitalni potpis*', 'elektronski*'] },
  { term: 'viewer', wordings: ['promatrač*'] },
  { term: 'envelope, signing request', wordings: ['omotnic*', 'koverta*'] },
  { term: 'contact at the bank', wordings: ['kontakt osob*'] },
  { term: 'file', wordings: ['fajl*'] },
  { term: 'signature on paper', wordings: ['rukom'] },
  { term: 'scan', wordings: ['sken', 'skenovi'] },
  { term: 'authority, trusted list', wordings: ['tijelo', 'tijela', 'tijelu'] },
  { term: 'remote signature / certificate', wordings: ['udaljeni certifikat*', 'na daljinu'] },
  { term: 'flow id', wordings: ['oznaka tijeka', 'oznaku tijeka', 'oznake tijeka'] },
  { term: 'message internal / external', wordings: ['ekstern*'] },
];
