import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  brandHome: 'la pagina de start',
  skipToContent: 'Salt la conținut',
  mainNavigation: 'Navigare principală',
  close: 'Închideți',
  cancel: 'Renunțați',
  retry: 'Încercați din nou',
  loading: 'Se încarcă',
  newTab: 'se deschide într-o filă nouă',
  language: { label: 'Limbă', current: 'Limbă: {{name}}' },
  scheme: { label: 'Aspect', light: 'Luminos', dark: 'Întunecat', auto: 'Ca în sistem' },
  user: {
    menu: 'Cont: {{name}}',
    representing: 'Reprezentați',
    changePassword: 'Schimbați parola',
    signatureSettings: 'Setări de semnare',
    downloadTerms: 'Descărcați termenii și condițiile',
    downloadContract: 'Descărcați contractul',
    switchClient: 'Schimbați societatea',
    signOut: 'Deconectare',
  },
  environment: {
    badge: 'Mediu de test {{name}}, detalii',
    title: 'Despre acest mediu',
    text: 'Acesta este un mediu de test. Nimic din ce faceți aici nu are efect juridic.',
    name: 'Mediu',
    flowId: 'Identificator de flux',
    flowIdHint: 'Indicați-l când raportați o eroare, ca să putem urmări ce ați făcut.',
    build: 'Versiune',
    tenant: 'Bancă',
    copy: 'Copiați identificatorul de flux',
    copied: 'Identificator copiat',
  },
  footer: {
    label: 'Despre portal',
    copyright: '© {{year}} {{holder}}',
    cookies: 'Cookie-uri',
    socialLabel: 'Rețelele noastre sociale',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
  },
  error: {
    code: 'Cod {{code}}',
    flowId: 'Identificator de flux {{flowId}}',
    backHome: 'Înapoi la pagina de start',
    notFound: {
      title: 'Această pagină nu există',
      text: 'Adresa este greșită sau pagina a fost mutată. Verificați adresa sau continuați de la pagina de start.',
    },
    general: {
      title: 'A apărut o eroare',
      text: 'Pagina nu a putut fi afișată din cauza unei erori în sistemul nostru. Încercați din nou. Dacă se repetă, raportați-o împreună cu identificatorul de mai jos.',
    },
    accessDenied: {
      title: 'Nu aveți acces la această pagină',
      text: 'Reveniți la pagina de start sau adresați-vă persoanei de contact din bancă.',
    },
    offline: {
      title: 'Nu există conexiune',
      text: 'Verificați rețeaua, apoi încercați din nou.',
    },
  },
  offline: {
    text: 'Nu aveți conexiune. Datele afișate pot fi învechite și nu se poate trimite nimic până la restabilirea conexiunii.',
    retry: 'Încercați din nou',
  },
  status: {
    success: 'Gata',
    info: 'Rețineți',
    warning: 'Avertisment',
    error: 'Eroare',
    dismiss: 'Ascundeți mesajul',
  },
  blocked: {
    title: 'Portalul este închis pentru mentenanță',
    text: 'Momentan nu puteți lucra în portal.',
    textUntil: 'Nu puteți lucra în portal până la {{until}}.',
    stayHint: 'Puteți rămâne și încerca mai târziu sau vă puteți deconecta.',
    stay: 'Rămâneți',
    signOut: 'Deconectare',
    scheduledTitle: 'Mentenanță planificată',
    scheduled: 'Portalul va fi închis de la {{from}} până la {{until}}.',
    scheduledOpen: 'Portalul va fi închis începând cu {{from}}.',
    SIGNING: {
      title: 'Semnarea este închisă pentru mentenanță',
      text: 'Momentan nu puteți semna. Restul portalului nu este afectat.',
      textUntil: 'Nu puteți semna până la {{until}}. Restul portalului nu este afectat.',
      scheduled:
        'Nu veți putea semna de la {{from}} până la {{until}}. Restul portalului nu este afectat.',
      scheduledOpen: 'Nu veți putea semna începând cu {{from}}. Restul portalului nu este afectat.',
    },
    ARCHIVING: {
      title: 'Arhiva este închisă pentru mentenanță',
      text: 'Momentan nu se poate trimite nimic în arhivă și nu se poate descărca nimic din ea. Restul portalului nu este afectat.',
      textUntil:
        'Până la {{until}} nu se poate trimite nimic în arhivă și nu se poate descărca nimic din ea. Restul portalului nu este afectat.',
      scheduled:
        'De la {{from}} până la {{until}} nu se va putea trimite nimic în arhivă și nu se va putea descărca nimic din ea. Restul portalului nu este afectat.',
      scheduledOpen:
        'Începând cu {{from}} nu se va putea trimite nimic în arhivă și nu se va putea descărca nimic din ea. Restul portalului nu este afectat.',
    },
  },
} satisfies Translation<typeof en>;
