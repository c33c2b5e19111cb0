import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'dokubox', wordings: ['doboz*', 'csomag*'] },
  { term: 'client', wordings: ['kliens*'] },
  { term: 'banker, bank staff, bank employee', wordings: ['bankár*'] },
  { term: 'validator', wordings: ['validátor*'] },
  { term: 'legal representative', wordings: ['jogi képviselő*'] },
  { term: 'reviewer', wordings: ['átnéző*', 'átnézi*'] },
  { term: 'viewer', wordings: ['megtekintő*'] },
  { term: 'application administrator', wordings: ['rendszergazd*'] },
  {
    term: 'electronic signature, seal',
    wordings: ['digitális aláír*', 'e-aláír*', 'haladó aláír*', 'pecsét*'],
  },
  { term: 'time stamp', wordings: ['időbélyeg', 'időbélyegek', 'időbélyege', 'időpecsét*'] },
  { term: 'trust service provider, trusted list', wordings: ['megbízható szolgáltató*'] },
  { term: 'remote signature', wordings: ['távoli tanúsítvány*'] },
  {
    term: 'signing service, signing system, signing page',
    wordings: ['aláíró oldal*', 'aláíró rendszer*', 'aláíró szolgáltatás*'],
  },
  { term: 'identity document', wordings: ['személyi okmány*', 'személyi igazolvány*'] },
  { term: 'archive', wordings: ['irattár*'] },
  { term: 'legal effect', wordings: ['jogi hatály*', 'jogi hatás*'] },
  { term: 'envelope, signing request', wordings: ['boríték*'] },
  {
    term: 'refuse to sign (rejected)',
    wordings: [
      'aláírás elutasít*',
      'elutasította az aláírást',
      'aláírást elutasít*',
      'visszautasít*',
    ],
  },
  { term: 'status', wordings: ['státusz*'] },
  { term: 'session', wordings: ['szesszió*'] },
  { term: 'sign in / out', wordings: ['belépés*', 'beléphet*', 'kilépés*', 'kiléphet*'] },
  { term: 'user id / device id', wordings: ['felhasználóazonosító*'] },
  { term: 'segment (MB / CORP / ALL)', wordings: ['nagyvállalat*'] },
  { term: 'configure, set up, setup', wordings: ['konfigur*'] },
  { term: 'choice, selected step', wordings: ['mind törlése'] },
];
