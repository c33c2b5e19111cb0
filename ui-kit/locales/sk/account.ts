import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  forgotten: {
    title: 'Zabudnuté heslo',
    text: 'Zadajte údaje, ktoré o vás banka má. Ak sa zhodujú s údajmi niektorého používateľa, banka vám pošle pokyny.',
    email: 'E-mail',
    username: 'Používateľské meno',
    usernameBankerHint: 'Písmená sa pri písaní menia na veľké.',
    phone: 'Mobilný telefón',
    phoneHint: 'Napríklad {{example}}',
    submit: 'Požiadať o nové heslo',
    doneTitle: 'Vaša žiadosť bola odoslaná',
    doneText:
      'Ak sa údaje zhodujú s údajmi niektorého používateľa, dostanete pokyny. Ak nič nepríde, obráťte sa na svoju kontaktnú osobu v banke.',
    failedTitle: 'Vašu žiadosť sa nepodarilo odoslať',
    again: 'Vyplniť formulár znova',
    back: 'Späť na prihlásenie',
  },
  password: {
    title: 'Zmena hesla',
    forcedTitle: 'Potrebujete nové heslo',
    forcedText: 'Banka vás žiada, aby ste si pred pokračovaním zmenili heslo.',
    current: 'Súčasné heslo',
    next: 'Nové heslo',
    repeated: 'Nové heslo ešte raz',
    rules:
      '{{passwordMin}} až {{passwordMax}} znakov, z toho aspoň jedno malé a jedno veľké písmeno, jedna číslica a jeden špeciálny znak.',
    add: 'Pridajte {{kinds}}.',
    kind: {
      lowercase: 'malé písmeno (a–z)',
      uppercase: 'veľké písmeno (A–Z)',
      digit: 'číslicu',
      special: 'špeciálny znak',
    },
    tooEasy:
      'Toto heslo sa dá ľahko uhádnuť. Predĺžte ho alebo použite slová, ktoré spolu nesúvisia.',
    strength: 'Sila',
    score0: 'veľmi slabé',
    score1: 'slabé',
    score2: 'príliš ľahko uhádnuteľné',
    score3: 'dobré',
    score4: 'veľmi dobré',
    show: 'Zobraziť heslá',
    wrongCurrent: 'Toto nie je vaše súčasné heslo.',
    submit: 'Zmeniť heslo',
    done: 'Vaše heslo bolo zmenené. Všade inde sme vás odhlásili.',
    back: 'Späť',
    backToSignIn: 'Späť na prihlásenie',
  },
  contract: {
    requiredTitle: 'Najprv podpíšte zmluvu',
    requiredText:
      'Pred prvým použitím portálu treba podpísať zmluvu o jeho používaní. Podpíšete ju v podpisovej službe.',
    requiredLink: 'Prejsť do podpisovej služby',
    waitingTitle: 'Zmluva sa podpisuje',
    waitingText:
      'Čakáme na ostatné podpisy. Keď podpíšu všetci, táto stránka to sama zobrazí; môžete sa vrátiť aj neskôr.',
    signed: 'Zmluva je podpísaná. Teraz sa môžete prihlásiť.',
    errorTitle: 'Zmluvu sa nepodarilo podpísať',
    EXPIRED: 'Čas na podpis uplynul. Prihláste sa znova a začnite od začiatku.',
    REJECTED: 'Jeden z podpisujúcich odmietol podpísať. Obráťte sa, prosím, na svoju banku.',
    TECHNICAL: 'Na našej strane nastala chyba. Skúste to, prosím, neskôr.',
    noContract:
      'Z adresy nie je zrejmé, o ktorú zmluvu ide. Použite odkaz, ktorý ste dostali, alebo sa prihláste.',
    failed: 'Nepodarilo sa zistiť, či je zmluva podpísaná.',
    unavailableTitle: 'Zmluvu teraz nemožno podpísať',
    ok: 'Rozumiem',
    back: 'Späť na prihlásenie',
  },
  settings: {
    title: 'Nastavenia podpisovania',
    text: 'Podpisová služba vás rozpozná podľa týchto dvoch identifikátorov. Nájdete ich vo svojom profile v tejto službe.',
    namirialUserId: 'ID používateľa',
    namirialDeviceId: 'ID zariadenia',
    submit: 'Uložiť',
    done: 'Vaše nastavenia podpisovania sú uložené.',
  },
} satisfies Translation<typeof en>;
