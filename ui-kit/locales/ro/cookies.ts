import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Cookie-uri și stocare locală',
  intro:
    'Portalul păstrează doar ce îi trebuie pentru a funcționa. Nu folosește publicitate, analiză sau servicii ale terților.',
  necessary: 'Necesare',
  necessaryText: 'Fără ele nu vă puteți autentifica și nu puteți lucra în siguranță.',
  functional: 'Funcționale',
  functionalText: 'Acestea vă rețin alegerile, ca să nu le faceți din nou.',
  name: 'Nume',
  purpose: 'Scop',
  where: 'Unde',
  kept: 'Cât timp',
  storage: { cookie: 'Cookie', session: 'Stocarea sesiunii', local: 'Stocare locală' },
  keptFor: {
    session: 'Până închideți fila',
    signOut: 'Până vă deconectați',
    kept: 'Până le ștergeți în browser',
  },
  purposes: {
    session: 'Vă menține autentificarea',
    tokens: 'Transmite autentificarea între pagini',
    oauthState: 'Protejează autentificarea unică de falsificare',
    openedWindow: 'Observă dacă lucrați în două ferestre deodată',
    tabs: 'Observă dacă portalul este deschis în altă filă',
    activity: 'Vă deconectează din toate filele odată, dacă nu se lucrează un timp',
    ddeParam: 'Reține ce dokubox trebuia să deschidă un link',
    resume: 'Reține pagina pe care erați la încheierea sesiunii',
    entrance: 'Reține intrarea prin care ați venit',
    tenant: 'Reține banca dumneavoastră',
    language: 'Reține limba dumneavoastră',
    scheme: 'Reține aspectul luminos sau întunecat',
    create: 'Reține ultimul produs și dokubox alese',
    draft: 'Păstrează un mesaj pe care nu l-ați trimis încă',
  },
  back: 'Înapoi',
} satisfies Translation<typeof en>;
