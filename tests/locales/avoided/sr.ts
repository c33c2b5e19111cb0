import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'file', wordings: ['fajl*'] },
  { term: 'choice, selected step', wordings: ['izbori', 'izborima'] },
  { term: 'viewer', wordings: ['posmatrač*'] },
  { term: 'reviewer', wordings: ['pregledač banke', 'pregledač klijenta'] },
  { term: 'remote signature', wordings: ['udaljen*'] },
  { term: 'company (of the reader)', wordings: ['firma', 'firmi', 'firme'] },
  {
    term: 'signing service / signing system (EDS)',
    wordings: ['usluga potpisivanja', 'usluge potpisivanja', 'test usluga'],
  },
  { term: 'envelope, signing request', wordings: ['koverta*', 'omotnic*'] },
  { term: 'electronic signature', wordings: ['digitalni potpis*', 'elektronički*'] },
  { term: 'signature on paper', wordings: ['rukom', 'mokri potpis'] },
  { term: 'certificate issuer, authority', wordings: ['telo', 'tela', 'telu'] },
  { term: 'e-mail', wordings: ['imejl*'] },
  { term: 'configure, set up', wordings: ['konfiguri*'] },
  { term: 'refuse to sign', wordings: ['potpis odbijen', 'potpis je odbijen'] },
  {
    term: 'contact at the bank',
    wordings: [
      'osoba za kontakt',
      'osobi za kontakt',
      'podaci za kontakt',
      'podatke za kontakt',
      'kontakt osob*',
      'kontakt podac*',
      'kontakt podat*',
    ],
  },
  { term: 'scan', wordings: ['sken', 'skenovi'] },
  { term: 'guarantee letter', wordings: ['pismo garancije'] },
  {
    term: 'current password',
    wordings: ['sadašnja lozinka', 'sadašnjom lozinkom', 'kao sadašnja'],
  },
  { term: 'flow id', wordings: ['oznaku toka', 'oznake toka'] },
  { term: 'type of dokubox', wordings: ['definicij*'] },
  { term: 'authorised bank signatory', wordings: ['nije zakonski zastupnik'] },
  {
    term: 'web page / page of a document',
    wordings: ['stranice dokumenta', 'stranice su promenjene'],
  },
];
