import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  brandHome: 'a kezdőlapra',
  skipToContent: 'Ugrás a tartalomhoz',
  mainNavigation: 'Fő navigáció',
  close: 'Bezárás',
  cancel: 'Mégse',
  retry: 'Újra',
  loading: 'Betöltés',
  newTab: 'új lapon nyílik meg',
  language: { label: 'Nyelv', current: 'Nyelv: {{name}}' },
  scheme: { label: 'Megjelenés', light: 'Világos', dark: 'Sötét', auto: 'Rendszer szerint' },
  user: {
    menu: 'Fiók: {{name}}',
    representing: 'Képviselt cég',
    changePassword: 'Jelszó módosítása',
    signatureSettings: 'Aláírási beállítások',
    downloadTerms: 'Általános szerződési feltételek letöltése',
    downloadContract: 'Szerződés letöltése',
    switchClient: 'Váltás másik cégre',
    signOut: 'Kijelentkezés',
  },
  environment: {
    badge: '{{name}} tesztkörnyezet, részletek',
    title: 'Erről a környezetről',
    text: 'Ez egy tesztkörnyezet. Amit itt tesz, annak nincs joghatása.',
    name: 'Környezet',
    flowId: 'Folyamatazonosító',
    flowIdHint: 'Hiba bejelentésekor adja meg, hogy visszakövethessük, mi történt.',
    build: 'Verzió',
    tenant: 'Bank',
    copy: 'Folyamatazonosító másolása',
    copied: 'A folyamatazonosító a vágólapon van',
  },
  footer: {
    label: 'A portálról',
    copyright: '© {{year}} {{holder}}',
    cookies: 'Sütik',
    socialLabel: 'Közösségi oldalaink',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
  },
  error: {
    code: 'Kód: {{code}}',
    flowId: 'Folyamatazonosító: {{flowId}}',
    backHome: 'Vissza a kezdőlapra',
    notFound: {
      title: 'Ez az oldal nem létezik',
      text: 'A cím hibás, vagy az oldal máshová került. Ellenőrizze a címet, vagy folytassa a kezdőlapról.',
    },
    general: {
      title: 'Hiba történt',
      text: 'Az oldal a rendszerünk hibája miatt nem jeleníthető meg. Próbálja újra. Ha ismét előfordul, jelezze az alábbi folyamatazonosítóval.',
    },
    accessDenied: {
      title: 'Nincs hozzáférése ehhez az oldalhoz',
      text: 'Térjen vissza a kezdőlapra, vagy forduljon banki kapcsolattartójához.',
    },
    offline: {
      title: 'Nincs kapcsolat',
      text: 'Ellenőrizze a hálózatot, majd próbálja újra.',
    },
  },
  offline: {
    text: 'Nincs internetkapcsolat. Amit lát, elavult lehet, és semmi sem küldhető el, amíg a kapcsolat helyre nem áll.',
    retry: 'Újra',
  },
  status: {
    success: 'Kész',
    info: 'Tájékoztatás',
    warning: 'Figyelmeztetés',
    error: 'Hiba',
    dismiss: 'Üzenet elrejtése',
  },
  blocked: {
    title: 'A portál karbantartás miatt nem érhető el',
    text: 'Jelenleg nem tud dolgozni a portálon.',
    textUntil: 'A portál a következő időpontig nem használható: {{until}}.',
    stayHint: 'Maradhat, és később újra próbálhatja, vagy kijelentkezhet.',
    stay: 'Maradok',
    signOut: 'Kijelentkezés',
    scheduledTitle: 'Tervezett karbantartás',
    scheduled: 'A portál {{from}} és {{until}} között nem lesz elérhető.',
    scheduledOpen: 'A portál a következő időponttól nem lesz elérhető: {{from}}.',
    SIGNING: {
      title: 'Az aláírás karbantartás miatt nem érhető el',
      text: 'Jelenleg nem lehet aláírni. Ez a portál többi részét nem érinti.',
      textUntil:
        'A következő időpontig nem lehet aláírni: {{until}}. Ez a portál többi részét nem érinti.',
      scheduled:
        '{{from}} és {{until}} között nem lehet majd aláírni. Ez a portál többi részét nem érinti.',
      scheduledOpen:
        'A következő időponttól nem lehet majd aláírni: {{from}}. Ez a portál többi részét nem érinti.',
    },
    ARCHIVING: {
      title: 'Az archívum karbantartás miatt nem érhető el',
      text: 'Jelenleg semmi sem küldhető az archívumba, és semmi sem kérhető le onnan. Ez a portál többi részét nem érinti.',
      textUntil:
        'A következő időpontig semmi sem küldhető az archívumba, és semmi sem kérhető le onnan: {{until}}. Ez a portál többi részét nem érinti.',
      scheduled:
        '{{from}} és {{until}} között semmi sem küldhető az archívumba, és semmi sem kérhető le onnan. Ez a portál többi részét nem érinti.',
      scheduledOpen:
        'A következő időponttól semmi sem küldhető az archívumba, és semmi sem kérhető le onnan: {{from}}. Ez a portál többi részét nem érinti.',
    },
  },
} satisfies Translation<typeof en>;
