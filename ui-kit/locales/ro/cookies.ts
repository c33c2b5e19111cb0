import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Cookie-uri și stocare locală',
  intro:
    'Portalul păstrează doar ce îi trebuie pentru a funcționa. Nu folosește publicitate, instrumente de analiză sau servicii ale unor terți.',
  necessary: 'Necesare',
  necessaryText: 'Fără ele nu vă puteți autentifica și nu puteți lucra în siguranță.',
  functional: 'Funcționale',
  functionalText: 'Acestea rețin preferințele dumneavoastră, ca să nu le alegeți din nou.',
  name: 'Nume',
  purpose: 'Scop',
  where: 'Unde',
  kept: 'Cât timp',
  storage: { cookie: 'Cookie', session: 'Stocare de sesiune', local: 'Stocare locală' },
  keptFor: {
    session: 'Până închideți fila',
    signOut: 'Până vă deconectați',
    kept: 'Până la ștergerea din browser',
  },
  purposes: {
    session: 'Vă menține autentificarea',
    signedIn: 'Indică paginii dacă este cineva autentificat',
    tokens: 'Transmite autentificarea între pagini',
    oauthState: 'Protejează autentificarea prin SSO împotriva falsificării',
    openedWindow: 'Detectează dacă lucrați în două ferestre deodată',
    tabs: 'Detectează dacă portalul este deschis în altă filă',
    activity: 'Vă deconectează simultan din toate filele după o perioadă de inactivitate',
    ddeParam: 'Reține ce dokubox trebuia să deschidă un link',
    resume: 'Reține pagina pe care erați la încheierea sesiunii',
    entrance: 'Reține pagina de intrare pe care ați folosit-o',
    tenant: 'Reține banca dumneavoastră',
    language: 'Reține limba dumneavoastră',
    scheme: 'Reține aspectul luminos sau întunecat',
    create: 'Reține ce ați ales și ce ați introdus pentru un dokubox nou',
    draft: 'Păstrează un mesaj pe care nu l-ați trimis încă',
    kept: 'Păstrează denumirile categoriilor de produse și ale motivelor, pentru ca paginile să se încarce mai repede',
  },
  back: 'Înapoi',
} satisfies Translation<typeof en>;
