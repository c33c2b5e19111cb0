import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  {
    term: 'card (screen element)',
    wordings: ['card', 'cardul', 'cardului'],
    // A card to pay with.
    except: ['seed:documents.cardOrder.instruction'],
  },
  { term: 'choice / selected step', wordings: ['alegeri', 'alegerile', 'alegerilor'] },
  { term: 'terminate (dokubox)', wordings: ['încetare*', 'încetat*', 'încetați', 'încetării'] },
  { term: 'envelope / signing request', wordings: ['plic*'] },
  { term: 'refuse to sign', wordings: ['semnătură respinsă', 'semnare respinsă'] },
  { term: 'send for signing', wordings: ['la semnat'] },
  { term: 'remote signature / certificate', wordings: ['certificat la distanță'] },
  { term: 'client', wordings: ['firma', 'firmei', 'compania', 'companiei'] },
  { term: 'banker / bank staff', wordings: ['bancher*'] },
  { term: 'segment', wordings: ['segment de activitate', 'segment de afaceri'] },
  { term: 'electronic signature', wordings: ['semnătură digital*'] },
  { term: 'start a dokubox (create)', wordings: ['porniți', 'pornirea'] },
  { term: 'sign in / sign out', wordings: ['veți fi deconectat', 'ați fost deconectat'] },
  { term: 'name (of a thing, a company) / title', wordings: ['nume propriu'] },
  { term: 'relationship manager', wordings: ['manager de relație', 'managerul de relație'] },
  { term: 'single sign-on', wordings: ['autentificare unică', 'autentificarea unică'] },
  { term: 'environment', wordings: ['lume', 'lumea', 'lumii'] },
  { term: 'countersignature', wordings: ['semnătura semnăturii', 'semnătură a acestei semnături'] },
  { term: 'start a signing', wordings: ['semnarea poate fi pornită*', 'porni semnarea'] },
];
