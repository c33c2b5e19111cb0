import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'legal representative', wordings: ['zákonný zástup*', 'zákonného zástup*'] },
  { term: 'reviewer', wordings: ['posuzovatel*'] },
  { term: 'viewer', wordings: ['pozorovatel*'] },
  { term: 'choice, selected step', wordings: ['volby', 'voleb'] },
  {
    term: 'account (to sign in)',
    wordings: ['účet', 'účtu', 'účty', 'účtem', 'účtů'],
    // The user's account with another service, and accounts at the bank.
    except: [
      'account:settings.text',
      'seed:products.MB_ACCOUNT',
      'seed:definitions.ACC-MB-01.title',
      'seed:documents.accountAgreement.title',
      'seed:definitions.CASH-CORP-01.instruction',
      'seed:definitions.EBANK-ALL-01.instruction',
    ],
  },
  { term: 'signing service / signing system', wordings: ['podepisovací*'] },
  { term: 'session', wordings: ['relace', 'relaci'], except: ['cookies:storage.session'] },
  { term: 'negotiate', wordings: ['vyjednáv*'] },
  { term: 'envelope, signing request', wordings: ['obálk*'] },
  { term: 'signature on paper', wordings: ['rukou', 'mokrý podpis'] },
  { term: 'time stamp, seal', wordings: ['orazítk*'] },
  { term: 'revoked (certificate)', wordings: ['odvolán*'] },
  { term: 'notice levels', wordings: ['varování'] },
  { term: 'segment', wordings: ['obchodní segment*', 'obchodního segmentu'] },
  { term: 'electronic signature', wordings: ['digitální podpis*'] },
  { term: 'configure, set up', wordings: ['konfigur*'] },
  { term: "company (the reader's own)", wordings: ['firma', 'firmě', 'firmy'] },
  {
    term: 'identity document',
    wordings: ['doklad totožnosti', 'dokladu totožnosti', 'vydavatel*'],
  },
  { term: 'remote signature, remote certificate', wordings: ['vzdálený certifikát*'] },
  { term: 'id (technical)', wordings: ['identifikátor průběhu'] },
  { term: 'type of dokubox', wordings: ['definice dokuboxu'] },
  { term: 'special character', wordings: ['zvláštní znak*', 'zvláštních znak*'] },
  { term: 'signatory, not a legal representative', wordings: ['mimo statutární orgán'] },
  {
    term: 'terminate, terminated',
    wordings: ['dokubox se uzavř*', 'dokubox je uzavř*', 'ihned uzavř*', 'definitivně uzavř*'],
  },
  { term: 'trusted list', wordings: ['seznamu důvěryhodných autorit', 'autority ze seznamu'] },
  { term: 'evidence', wordings: ['jako doklad'] },
];
