import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'legal representative', wordings: ['zákonný zástup*', 'zákonného zástup*'] },
  { term: 'choice / selected step', wordings: ['voľby', 'volieb', 'voľba', 'voľbu'] },
  {
    term: 'account (of a user)',
    wordings: ['účet', 'účtu', 'účty', 'účtov'],
    // An account at the bank.
    except: [
      'seed:products.MB_ACCOUNT',
      'seed:definitions.ACC-MB-01.title',
      'seed:definitions.CASH-CORP-01.instruction',
      'seed:definitions.EBANK-ALL-01.instruction',
    ],
  },
  { term: 'signing service / signing system', wordings: ['podpisovac*'] },
  {
    term: 'signing page',
    wordings: ['podpisová stránka', 'podpisovú stránku', 'podpisovej stránke'],
  },
  {
    term: 'session',
    wordings: ['relácia', 'reláciu', 'relácie'],
    except: ['cookies:storage.session'],
  },
  { term: 'expire, expired', wordings: ['vyprš*'] },
  { term: 'identity document', wordings: ['preukaz*'] },
  { term: 'remove (document, person, file)', wordings: ['odobr*', 'vyňat*'] },
  { term: 'remote signature / certificate', wordings: ['vzdialen*'] },
  { term: 'time stamp', wordings: ['opečiatk*'] },
  { term: 'special character', wordings: ['zvláštn*'] },
  { term: 'closed for maintenance', wordings: ['zatvorený pre údržbu'] },
  { term: 'warning / information', wordings: ['varovanie'] },
  { term: 'envelope, signing request', wordings: ['obálk*'] },
  { term: 'reviewer', wordings: ['posudzovateľ banky', 'posudzovateľ klienta'] },
  { term: 'viewer', wordings: ['pozorovateľ banky', 'pozorovateľ klienta'] },
  { term: 'signer', wordings: ['podpisujúca osoba', 'podpisujúcej osoby', 'podpisujúcu osobu'] },
  { term: 'negotiate', wordings: ['prerokúv*'] },
  { term: 'configure / set up (dokubox)', wordings: ['konfigur*'] },
  { term: 'electronic signature', wordings: ['digitálny podpis*'] },
  { term: 'type of dokubox', wordings: ['definícia', 'definície', 'definíciu'] },
  { term: "company (the reader's own)", wordings: ['firma', 'firme', 'firmy', 'firmu'] },
  { term: 'signatory, not a legal representative', wordings: ['iný ako štatutárny*'] },
  {
    term: 'validate signature',
    wordings: ['overiť podpis', 'overiť podpisy', 'overenie podpis*', 'overte podpis*'],
  },
  {
    term: 'terminate',
    wordings: ['dokubox sa uzav*', 'dokubox je uzav*', 'ihneď uzav*', 'definitívne uzav*'],
  },
  { term: 'action (menu)', wordings: ['akcia', 'akcie', 'akciu', 'akcií'] },
  { term: 'id (technical)', wordings: ['identifikátor priebehu'] },
  {
    term: 'trusted list',
    wordings: ['dôveryhodných certifikačných autorít', 'zo zoznamu'],
    // The list of colleagues.
    except: ['pages/signing:colleagueMissing'],
  },
];
