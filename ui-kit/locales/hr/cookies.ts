import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Kolačići i lokalna pohrana',
  intro:
    'Portal čuva samo ono što mu treba za rad. Ne upotrebljava oglase, analitiku ni usluge trećih strana.',
  necessary: 'Nužni',
  necessaryText: 'Bez njih se ne možete prijaviti ni sigurno raditi.',
  functional: 'Funkcionalni',
  functionalText: 'Pamte što ste odabrali kako to ne biste morali ponavljati.',
  name: 'Naziv',
  purpose: 'Svrha',
  where: 'Gdje',
  kept: 'Koliko dugo',
  storage: { cookie: 'Kolačić', session: 'Pohrana sesije', local: 'Lokalna pohrana' },
  keptFor: {
    session: 'Dok ne zatvorite karticu',
    signOut: 'Do odjave',
    kept: 'Do brisanja u pregledniku',
  },
  purposes: {
    session: 'Održava Vašu prijavu',
    signedIn: 'Pokazuje stranici je li netko prijavljen',
    tokens: 'Prenosi prijavu između stranica',
    oauthState: 'Štiti jedinstvenu prijavu od krivotvorenja',
    openedWindow: 'Primjećuje rad u dva prozora odjednom',
    tabs: 'Primjećuje da je portal otvoren u drugoj kartici',
    activity: 'Odjavljuje Vas istodobno iz svih kartica nakon duljeg razdoblja neaktivnosti',
    ddeParam: 'Pamti koji dokubox poveznica treba otvoriti',
    resume: 'Pamti stranicu na kojoj ste bili na kraju sesije',
    entrance: 'Pamti na kojoj ste se stranici prijavili',
    tenant: 'Pamti Vašu banku',
    language: 'Pamti Vaš jezik',
    scheme: 'Pamti svijetli ili tamni izgled',
    create: 'Pamti što ste odabrali i upisali za novi dokubox',
    draft: 'Čuva poruku koju još niste poslali',
    kept: 'Čuva nazive kategorija proizvoda i razloga kako bi se stranice brže učitavale',
  },
  back: 'Natrag',
} satisfies Translation<typeof en>;
