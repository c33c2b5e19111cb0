import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Cookies a místní úložiště',
  intro:
    'Portál uchovává jen to, co potřebuje ke své činnosti. Nepoužívá reklamu, analytiku ani služby třetích stran.',
  necessary: 'Nezbytné',
  necessaryText: 'Bez nich se nemůžete přihlásit ani bezpečně pracovat.',
  functional: 'Funkční',
  functionalText: 'Pamatují si, co jste zvolili, abyste to nemuseli opakovat.',
  name: 'Název',
  purpose: 'Účel',
  where: 'Kde',
  kept: 'Jak dlouho',
  storage: { cookie: 'Cookie', session: 'Úložiště relace', local: 'Místní úložiště' },
  keptFor: {
    session: 'Do zavření karty prohlížeče',
    signOut: 'Do odhlášení',
    kept: 'Dokud je nesmažete v prohlížeči',
  },
  purposes: {
    session: 'Udržuje vaše přihlášení',
    signedIn: 'Sděluje stránce, zda je někdo přihlášen',
    tokens: 'Předává přihlášení mezi stránkami',
    oauthState: 'Chrání jednotné přihlášení před podvržením',
    openedWindow: 'Pozná práci ve dvou oknech současně',
    tabs: 'Pozná, že je portál otevřen na jiné kartě prohlížeče',
    activity: 'Odhlásí vás na všech kartách prohlížeče najednou, když delší dobu nikdo nepracuje',
    ddeParam: 'Pamatuje si, který dokubox má odkaz otevřít',
    resume: 'Pamatuje si stránku, na které jste byli, když přihlášení vypršelo',
    entrance: 'Pamatuje si, na které stránce jste se přihlásili',
    tenant: 'Pamatuje si vaši banku',
    language: 'Pamatuje si váš jazyk',
    scheme: 'Pamatuje si světlý nebo tmavý vzhled',
    create: 'Pamatuje si, co jste vybrali a zadali pro nový dokubox',
    draft: 'Uchovává zprávu, kterou jste ještě neodeslali',
    kept: 'Uchovává názvy kategorií produktů a důvodů, aby se stránky načítaly rychleji',
  },
  back: 'Zpět',
} satisfies Translation<typeof en>;
