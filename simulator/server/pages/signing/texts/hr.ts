import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Potpisivanje dokumenata',
  testNotice: 'Testna usluga: potpisi se ovdje izrađuju certifikatima TEST i nemaju pravni učinak.',
  signer: 'Potpisujete kao',
  box: 'Dokubox',
  certificate: 'Ime u certifikatu',
  documents: 'Dokumenti za potpis',
  open: 'Otvori dokument',
  preview: 'Pregled dokumenta',
  inContainer:
    'Ova vrsta datoteke ne može sadržavati potpis. Kad potpišete, zamijenit će je spremnik (.asice) s datotekom i njezinim potpisima.',
  fileWarning:
    'Ova datoteka u drugom programu ili na papiru može izgledati drukčije. Razlozi su navedeni uz dokument u dokuboxu.',
  signing: 'Vaš se potpis stavlja u svaki od ovih dokumenata.',
  sign: 'Potpiši',
  signFailed:
    'Jedan se dokument nije mogao potpisati. Ništa se nije promijenilo. Molimo pokušajte ponovno poslije.',
  refusing: 'Odbijanje potpisa',
  reason: 'Razlog',
  reasonMissing: 'Molimo navedite razlog.',
  reasonTooLong: 'Molimo skratite razlog na 500 znakova.',
  refuse: 'Odbij potpisati',
  delegating: 'Neka potpiše kolega',
  colleague: 'Kolega',
  delegate: 'Prepusti',
  colleagueMissing: 'Molimo odaberite kolegu s popisa.',
  levers: 'Testne radnje simulatora',
  expiring: 'Samo za testiranje: postupi kao da nitko nije potpisao na vrijeme.',
  expire: 'Neka zahtjev istekne',
  back: 'Natrag na portal',
  system: {
    title: 'Sustav banke za potpisivanje',
    signing:
      'Svaki od ovih dokumenata potpisat će banka, a potpisana će se datoteka poslati u dokubox.',
    refused: {
      title: 'Odbili ste potpisati',
      text: 'Dokumenti i dalje čekaju potpis. Vaš se razlog nalazi među porukama o njima i vidi ga samo banka.',
    },
  },
  ends: {
    signed: {
      title: 'Potpisali ste',
      text: 'Dokumenti s Vašim potpisom nalaze se u dokuboxu. Možda trebaju potpisati i drugi.',
    },
    refused: {
      title: 'Odbili ste potpisati',
      text: 'Vaše odbijanje i razlog zabilježeni su u dokuboxu.',
    },
    expired: {
      title: 'Zahtjev za potpisivanje je istekao',
      text: 'Banka može ponovno poslati dokumente na potpis.',
    },
    delegated: {
      title: 'Potpisivanje ste prepustili kolegi',
      text: 'Vaš kolega sada može potpisati iz dokuboxa.',
    },
    over: {
      title: 'Više nema ničega za potpis',
      text: 'Dokumenti su u međuvremenu potpisani, potpisivanje je odbijeno ili je zahtjev otkazan.',
    },
    unknown: {
      title: 'Ova poveznica nije valjana',
      text: 'Molimo ponovno otvorite stranicu za potpis iz dokuboxa.',
    },
  },
};
