import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  forgotten: {
    title: 'Zapomenuté heslo',
    text: 'Zadejte údaje, které o vás banka má. Pokud odpovídají některému uživateli, banka vám pošle pokyny.',
    email: 'E-mail',
    username: 'Uživatelské jméno',
    usernameBankerHint: 'Písmena se při psaní mění na velká.',
    phone: 'Mobilní telefon',
    phoneHint: 'Například {{example}}',
    submit: 'Požádat o nové heslo',
    doneTitle: 'Vaše žádost byla odeslána',
    doneText:
      'Pokud údaje patří některému uživateli, dostanete pokyny. Pokud nic nepřijde, obraťte se na svou kontaktní osobu v bance.',
    failedTitle: 'Vaši žádost se nepodařilo odeslat',
    again: 'Vyplnit formulář znovu',
    back: 'Zpět na přihlášení',
  },
  password: {
    title: 'Změna hesla',
    forcedTitle: 'Potřebujete nové heslo',
    forcedText: 'Banka vás žádá, abyste si před pokračováním změnili heslo.',
    current: 'Současné heslo',
    next: 'Nové heslo',
    repeated: 'Nové heslo ještě jednou',
    rules:
      '{{passwordMin}} až {{passwordMax}} znaků, z toho alespoň jedno malé a jedno velké písmeno, jedna číslice a jeden speciální znak.',
    add: 'Přidejte {{kinds}}.',
    kind: {
      lowercase: 'malé písmeno (a–z)',
      uppercase: 'velké písmeno (A–Z)',
      digit: 'číslici',
      special: 'speciální znak',
    },
    tooEasy:
      'Toto heslo lze snadno uhodnout. Prodlužte je nebo použijte slova, která spolu nesouvisejí.',
    strength: 'Síla',
    score0: 'velmi slabé',
    score1: 'slabé',
    score2: 'příliš snadno uhodnutelné',
    score3: 'dobré',
    score4: 'velmi dobré',
    show: 'Zobrazit hesla',
    wrongCurrent: 'Toto není vaše současné heslo.',
    submit: 'Změnit heslo',
    done: 'Vaše heslo bylo změněno. Všude jinde jste byli odhlášeni.',
    back: 'Zpět',
    backToSignIn: 'Zpět na přihlášení',
  },
  contract: {
    requiredTitle: 'Nejprve podepište smlouvu',
    requiredText:
      'Před prvním použitím portálu je třeba podepsat smlouvu o jeho používání. Podepíšete ji v podpisové službě.',
    requiredLink: 'Přejít do podpisové služby',
    waitingTitle: 'Smlouva se podepisuje',
    waitingText:
      'Čekáme na ostatní podpisy. Až všichni podepíší, stránka se sama změní; můžete se také vrátit později.',
    signed: 'Smlouva je podepsána. Nyní se můžete přihlásit.',
    errorTitle: 'Smlouvu se nepodařilo podepsat',
    EXPIRED: 'Čas na podpis vypršel. Přihlaste se znovu a začněte od začátku.',
    REJECTED: 'Někdo odmítl podepsat. Obraťte se prosím na svou banku.',
    TECHNICAL: 'Na naší straně došlo k chybě. Zkuste to prosím později.',
    noContract:
      'Z adresy není zřejmé, o kterou smlouvu jde. Použijte odkaz, který jste dostali, nebo se přihlaste.',
    failed: 'Nepodařilo se zjistit, zda je smlouva podepsána.',
    unavailableTitle: 'Smlouvu teď nelze podepsat',
    ok: 'Rozumím',
    back: 'Zpět na přihlášení',
  },
  settings: {
    title: 'Nastavení podepisování',
    text: 'Podpisová služba vás pozná podle těchto dvou identifikátorů. Najdete je ve svém uživatelském účtu u této služby.',
    namirialUserId: 'ID uživatele',
    namirialDeviceId: 'ID zařízení',
    submit: 'Uložit',
    done: 'Vaše nastavení podepisování je uloženo.',
  },
} satisfies Translation<typeof en>;
