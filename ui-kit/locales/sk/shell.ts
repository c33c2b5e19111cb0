import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  brandHome: 'na úvodnú stránku',
  skipToContent: 'Prejsť na obsah',
  mainNavigation: 'Hlavná navigácia',
  close: 'Zavrieť',
  cancel: 'Späť',
  retry: 'Skúsiť znova',
  loading: 'Načítava sa',
  newTab: 'otvorí sa na novej karte prehliadača',
  language: { label: 'Jazyk', current: 'Jazyk: {{name}}' },
  scheme: { label: 'Vzhľad', light: 'Svetlý', dark: 'Tmavý', auto: 'Podľa systému' },
  user: {
    menu: 'Používateľ: {{name}}',
    representing: 'Zastupujete',
    changePassword: 'Zmeniť heslo',
    signatureSettings: 'Nastavenia podpisovania',
    downloadTerms: 'Stiahnuť obchodné podmienky',
    downloadContract: 'Stiahnuť zmluvu',
    switchClient: 'Vybrať inú spoločnosť',
    signOut: 'Odhlásiť sa',
  },
  environment: {
    badge: 'Testovacie prostredie {{name}}, zobraziť podrobnosti',
    title: 'O tomto prostredí',
    text: 'Toto je testovacie prostredie. Nič, čo tu urobíte, nie je záväzné.',
    name: 'Prostredie',
    flowId: 'ID požiadavky',
    flowIdHint: 'Uveďte toto ID pri hlásení chyby, aby sme zistili, čo sa stalo.',
    build: 'Verzia',
    tenant: 'Banka',
    copy: 'Kopírovať ID požiadavky',
    copied: 'ID požiadavky skopírované',
  },
  footer: {
    label: 'O portáli',
    copyright: '© {{year}} {{holder}}',
    cookies: 'Súbory cookie',
    socialLabel: 'Naše sociálne siete',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
  },
  error: {
    code: 'Kód {{code}}',
    flowId: 'ID požiadavky {{flowId}}',
    backHome: 'Späť na úvodnú stránku',
    notFound: {
      title: 'Táto stránka neexistuje',
      text: 'Adresa je chybná alebo bola stránka presunutá. Skontrolujte adresu alebo pokračujte z úvodnej stránky.',
    },
    general: {
      title: 'Nastala chyba',
      text: 'Stránku nemožno zobraziť pre chybu na našej strane. Skúste to znova. Ak sa chyba zopakuje, nahláste ju a uveďte ID požiadavky nižšie.',
    },
    accessDenied: {
      title: 'K tejto stránke nemáte prístup',
      text: 'Vráťte sa na úvodnú stránku alebo sa obráťte na svoju kontaktnú osobu v banke.',
    },
    offline: {
      title: 'Ste bez pripojenia',
      text: 'Skontrolujte sieť a skúste to znova.',
    },
  },
  offline: {
    text: 'Ste bez pripojenia. To, čo vidíte, môže byť zastarané a nič nemožno odoslať, kým sa pripojenie neobnoví.',
    retry: 'Skúsiť znova',
  },
  status: {
    success: 'Hotovo',
    info: 'Informácia',
    warning: 'Upozornenie',
    error: 'Chyba',
    dismiss: 'Zavrieť oznámenie',
  },
  blocked: {
    title: 'Portál je pre údržbu nedostupný',
    text: 'Momentálne nemôžete na portáli pracovať.',
    textUntil: 'Do {{until}} nemôžete na portáli pracovať.',
    stayHint: 'Môžete zostať a skúsiť to neskôr, alebo sa odhlásiť.',
    stay: 'Zostať',
    signOut: 'Odhlásiť sa',
    scheduledTitle: 'Plánovaná údržba',
    scheduled: 'Portál bude nedostupný od {{from}} do {{until}}.',
    scheduledOpen: 'Portál bude nedostupný od {{from}}.',
    SIGNING: {
      title: 'Podpisovanie je pre údržbu nedostupné',
      text: 'Momentálne nemôžete podpisovať. Zvyšku portálu sa to netýka.',
      textUntil: 'Do {{until}} nemôžete podpisovať. Zvyšku portálu sa to netýka.',
      scheduled: 'Od {{from}} do {{until}} nebude možné podpisovať. Zvyšku portálu sa to netýka.',
      scheduledOpen: 'Od {{from}} nebude možné podpisovať. Zvyšku portálu sa to netýka.',
    },
    ARCHIVING: {
      title: 'Archív je pre údržbu nedostupný',
      text: 'Momentálne nemožno nič odoslať do archívu ani z neho stiahnuť. Zvyšku portálu sa to netýka.',
      textUntil:
        'Do {{until}} nemožno nič odoslať do archívu ani z neho stiahnuť. Zvyšku portálu sa to netýka.',
      scheduled:
        'Od {{from}} do {{until}} nebude možné nič odoslať do archívu ani z neho stiahnuť. Zvyšku portálu sa to netýka.',
      scheduledOpen:
        'Od {{from}} nebude možné nič odoslať do archívu ani z neho stiahnuť. Zvyšku portálu sa to netýka.',
    },
  },
} satisfies Translation<typeof en>;
