import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Podpis dokumentov',
  testNotice:
    'Testovacia služba: podpisy vyhotovené na tejto stránke používajú certifikáty TEST a nemajú právne účinky.',
  signer: 'Podpisujete ako',
  box: 'Dokubox',
  certificate: 'Meno v certifikáte',
  documents: 'Dokumenty na podpis',
  open: 'Otvoriť dokument',
  preview: 'Náhľad dokumentu',
  inContainer:
    'Do súboru tohto typu nemožno podpis vložiť. Po podpísaní ho nahradí kontajner (.asice) so súborom a jeho podpismi.',
  fileWarning:
    'Tento súbor môže v inom programe alebo na papieri vyzerať inak. Dôvody sú uvedené pri dokumente v dokuboxe.',
  signing: 'Váš podpis sa vloží do všetkých týchto dokumentov.',
  sign: 'Podpísať',
  signFailed: 'Jeden dokument sa nepodarilo podpísať. Nič sa nezmenilo: skúste to znova neskôr.',
  refusing: 'Odmietnutie podpisu',
  reason: 'Dôvod',
  reasonMissing: 'Uveďte, prosím, dôvod.',
  reasonTooLong: 'Skráťte, prosím, dôvod na 500 znakov.',
  refuse: 'Odmietnuť podpis',
  delegating: 'Odovzdať podpis kolegovi',
  colleague: 'Kolega',
  delegate: 'Odovzdať',
  colleagueMissing: 'Vyberte, prosím, kolegu zo zoznamu.',
  levers: 'Testovacie ovládanie simulátora',
  expiring: 'Len na testovanie: ako keby nikto nepodpísal včas.',
  expire: 'Ukončiť platnosť žiadosti',
  back: 'Späť na portál',
  system: {
    title: 'Podpisový systém banky',
    signing: 'Každý z týchto dokumentov banka podpíše a podpísaný súbor odovzdá do dokuboxu.',
    refused: {
      title: 'Odmietli ste podpísať',
      text: 'Dokumenty ďalej čakajú na podpis. Váš dôvod je medzi správami k nim a vidí ho len banka.',
    },
  },
  ends: {
    signed: {
      title: 'Podpísali ste',
      text: 'Dokumenty s vaším podpisom sú v dokuboxe. Možno ich ešte majú podpísať ďalšie osoby.',
    },
    refused: {
      title: 'Podpis ste odmietli',
      text: 'Odmietnutie aj váš dôvod sú zaznamenané v dokuboxe.',
    },
    expired: {
      title: 'Platnosť žiadosti o podpis sa skončila',
      text: 'Banka môže dokumenty poslať na podpis znova.',
    },
    delegated: {
      title: 'Podpis ste odovzdali',
      text: 'Váš kolega teraz môže podpísať z dokuboxu.',
    },
    over: {
      title: 'Už nie je čo podpísať',
      text: 'Dokumenty medzitým niekto podpísal alebo odmietol, alebo bola žiadosť o podpis zrušená.',
    },
    unknown: {
      title: 'Tento odkaz nie je platný',
      text: 'Otvorte, prosím, stránku na podpis znova z dokuboxu.',
    },
  },
};
