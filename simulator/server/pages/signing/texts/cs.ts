import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Podpis dokumentů',
  testNotice:
    'Testovací služba: podpisy vytvořené na této stránce používají certifikáty TEST a nemají právní účinky.',
  signer: 'Podepisujete jako',
  box: 'Dokubox',
  certificate: 'Jméno v certifikátu',
  documents: 'Dokumenty k podpisu',
  open: 'Otevřít dokument',
  preview: 'Náhled dokumentu',
  inContainer:
    'Do souboru tohoto typu nelze podpis vložit. Po podepsání jej nahradí kontejner (.asice) se souborem a jeho podpisy.',
  fileWarning:
    'Tento soubor může v jiném programu nebo na papíře vypadat jinak. Důvody jsou uvedeny u dokumentu v dokuboxu.',
  signing: 'Váš podpis se vloží do všech těchto dokumentů.',
  sign: 'Podepsat',
  signFailed: 'Jeden dokument se nepodařilo podepsat. Nic se nezměnilo: zkuste to znovu později.',
  refusing: 'Odmítnutí podpisu',
  reason: 'Důvod',
  reasonMissing: 'Uveďte prosím důvod.',
  reasonTooLong: 'Zkraťte prosím důvod na 500 znaků.',
  refuse: 'Odmítnout podpis',
  delegating: 'Předat podpis kolegovi',
  colleague: 'Kolega',
  delegate: 'Předat',
  colleagueMissing: 'Vyberte prosím kolegu ze seznamu.',
  levers: 'Testovací ovládání simulátoru',
  expiring: 'Jen pro testování: chovat se, jako by nikdo nepodepsal včas.',
  expire: 'Nechat žádost vypršet',
  back: 'Zpět na portál',
  system: {
    title: 'Podpisový systém banky',
    signing: 'Každý z těchto dokumentů banka podepíše a podepsaný soubor předá do dokuboxu.',
    refused: {
      title: 'Odmítli jste podepsat',
      text: 'Dokumenty dál čekají na podpis. Váš důvod je mezi zprávami k nim a vidí jej jen banka.',
    },
  },
  ends: {
    signed: {
      title: 'Podepsali jste',
      text: 'Dokumenty s vaším podpisem jsou v dokuboxu. Možná je ještě mají podepsat další osoby.',
    },
    refused: {
      title: 'Podpis jste odmítli',
      text: 'Odmítnutí i váš důvod jsou zaznamenány v dokuboxu.',
    },
    expired: {
      title: 'Platnost žádosti o podpis vypršela',
      text: 'Banka může dokumenty poslat k podpisu znovu.',
    },
    delegated: { title: 'Podpis jste předali', text: 'Váš kolega nyní může podepsat z dokuboxu.' },
    over: {
      title: 'Už není co podepsat',
      text: 'Dokumenty už byly podepsány, jejich podpis někdo odmítl, nebo banka žádost o podpis zrušila.',
    },
    unknown: {
      title: 'Tento odkaz není platný',
      text: 'Otevřete prosím podpisovou stránku znovu z dokuboxu.',
    },
  },
};
