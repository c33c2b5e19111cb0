import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  brandHome: 'na úvodní stránku',
  skipToContent: 'Přejít na obsah',
  mainNavigation: 'Hlavní navigace',
  close: 'Zavřít',
  cancel: 'Zrušit',
  retry: 'Zkusit znovu',
  loading: 'Načítání',
  newTab: 'otevře se na nové kartě prohlížeče',
  language: { label: 'Jazyk', current: 'Jazyk: {{name}}' },
  scheme: { label: 'Vzhled', light: 'Světlý', dark: 'Tmavý', auto: 'Podle systému' },
  user: {
    menu: 'Uživatel: {{name}}',
    representing: 'Zastupujete',
    changePassword: 'Změnit heslo',
    signatureSettings: 'Nastavení podepisování',
    downloadTerms: 'Stáhnout obchodní podmínky',
    downloadContract: 'Stáhnout smlouvu',
    switchClient: 'Přepnout společnost',
    signOut: 'Odhlásit se',
  },
  environment: {
    badge: 'Testovací prostředí {{name}}, zobrazit podrobnosti',
    title: 'O tomto prostředí',
    text: 'Toto je testovací prostředí. Nic, co zde uděláte, není závazné.',
    name: 'Prostředí',
    flowId: 'ID požadavku',
    flowIdHint: 'Uveďte toto ID při hlášení chyby, abychom dohledali, co se stalo.',
    build: 'Verze',
    tenant: 'Banka',
    copy: 'Kopírovat ID požadavku',
    copied: 'ID požadavku zkopírováno',
  },
  footer: {
    label: 'O portálu',
    copyright: '© {{year}} {{holder}}',
    cookies: 'Cookies',
    socialLabel: 'Naše sociální sítě',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
  },
  error: {
    code: 'Kód {{code}}',
    flowId: 'ID požadavku {{flowId}}',
    backHome: 'Zpět na úvodní stránku',
    notFound: {
      title: 'Tato stránka neexistuje',
      text: 'Adresa je chybná nebo byla stránka přesunuta. Zkontrolujte adresu nebo pokračujte z úvodní stránky.',
    },
    general: {
      title: 'Došlo k chybě',
      text: 'Stránku nelze zobrazit kvůli chybě na naší straně. Zkuste to znovu. Pokud se chyba zopakuje, nahlaste ji a uveďte ID požadavku níže.',
    },
    accessDenied: {
      title: 'K této stránce nemáte přístup',
      text: 'Vraťte se na úvodní stránku nebo se obraťte na svou kontaktní osobu v bance.',
    },
    offline: {
      title: 'Jste bez připojení',
      text: 'Zkontrolujte síť a zkuste to znovu.',
    },
  },
  offline: {
    text: 'Jste bez připojení. To, co vidíte, může být zastaralé a nic nelze odeslat, dokud se připojení neobnoví.',
    retry: 'Zkusit znovu',
  },
  status: {
    success: 'Hotovo',
    info: 'Informace',
    warning: 'Upozornění',
    error: 'Chyba',
    dismiss: 'Zavřít oznámení',
  },
  blocked: {
    title: 'Portál je uzavřen kvůli údržbě',
    text: 'V tuto chvíli nemůžete na portálu pracovat.',
    textUntil: 'Do {{until}} nemůžete na portálu pracovat.',
    stayHint: 'Můžete zůstat a zkusit to později, nebo se odhlásit.',
    stay: 'Zůstat',
    signOut: 'Odhlásit se',
    scheduledTitle: 'Plánovaná údržba',
    scheduled: 'Portál bude uzavřen od {{from}} do {{until}}.',
    scheduledOpen: 'Portál bude uzavřen od {{from}}.',
    SIGNING: {
      title: 'Podepisování je kvůli údržbě nedostupné',
      text: 'V tuto chvíli nemůžete podepisovat. Zbytku portálu se to netýká.',
      textUntil: 'Do {{until}} nemůžete podepisovat. Zbytku portálu se to netýká.',
      scheduled: 'Od {{from}} do {{until}} nebude možné podepisovat. Zbytku portálu se to netýká.',
      scheduledOpen: 'Od {{from}} nebude možné podepisovat. Zbytku portálu se to netýká.',
    },
    ARCHIVING: {
      title: 'Archiv je uzavřen kvůli údržbě',
      text: 'V tuto chvíli nelze nic odeslat do archivu ani z něj stáhnout. Zbytku portálu se to netýká.',
      textUntil:
        'Do {{until}} nelze nic odeslat do archivu ani z něj stáhnout. Zbytku portálu se to netýká.',
      scheduled:
        'Od {{from}} do {{until}} nebude možné nic odeslat do archivu ani z něj stáhnout. Zbytku portálu se to netýká.',
      scheduledOpen:
        'Od {{from}} nebude možné nic odeslat do archivu ani z něj stáhnout. Zbytku portálu se to netýká.',
    },
  },
} satisfies Translation<typeof en>;
