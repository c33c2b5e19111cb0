import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Kolačići i lokalno skladište',
  intro:
    'Portal čuva samo ono što mu je potrebno za rad. Ne koristi oglašavanje, analitiku ni usluge trećih lica.',
  necessary: 'Neophodni',
  necessaryText: 'Bez njih ne možete da se prijavite ni da bezbedno radite.',
  functional: 'Funkcionalni',
  functionalText: 'Pamte šta ste izabrali, tako da to ne morate da ponavljate.',
  name: 'Naziv',
  purpose: 'Svrha',
  where: 'Gde',
  kept: 'Koliko dugo',
  storage: { cookie: 'Kolačić', session: 'Skladište sesije', local: 'Lokalno skladište' },
  keptFor: {
    session: 'Dok ne zatvorite karticu',
    signOut: 'Do odjave',
    kept: 'Dok ga ne obrišete u pregledaču',
  },
  purposes: {
    session: 'Održava Vašu prijavu',
    signedIn: 'Pokazuje stranici da li je neko prijavljen',
    tokens: 'Prenosi prijavu između stranica',
    oauthState: 'Štiti jedinstvenu prijavu od falsifikovanja',
    openedWindow: 'Otkriva istovremeni rad u dva prozora',
    tabs: 'Otkriva da je portal otvoren u drugoj kartici',
    activity: 'Odjavljuje Vas istovremeno iz svih kartica posle dužeg perioda neaktivnosti',
    ddeParam: 'Pamti koji dokubox link treba da otvori',
    resume: 'Pamti stranicu na kojoj ste bili na kraju sesije',
    entrance: 'Pamti koju ste stranicu za prijavu koristili',
    tenant: 'Pamti Vašu banku',
    language: 'Pamti Vaš jezik',
    scheme: 'Pamti svetli ili tamni izgled',
    create: 'Pamti šta ste izabrali i upisali za novi dokubox',
    draft: 'Čuva poruku koju još niste poslali',
    kept: 'Čuva nazive kategorija proizvoda i razloga da bi se stranice brže učitavale',
  },
  back: 'Nazad',
} satisfies Translation<typeof en>;
