import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Potpisivanje dokumenata',
  testNotice:
    'Test-servis: potpisi se ovde izrađuju pomoću test-sertifikata (TEST) i nemaju pravno dejstvo.',
  signer: 'Potpisujete kao',
  box: 'Dokubox',
  certificate: 'Ime u sertifikatu',
  documents: 'Dokumenti za potpis',
  open: 'Otvori dokument',
  preview: 'Pregled dokumenta',
  inContainer:
    'Ova vrsta datoteke ne može da sadrži potpis. Kada potpišete, zameniće je kontejner (.asice) sa datotekom i njenim potpisima.',
  fileWarning:
    'Ova datoteka u drugom programu ili na papiru može izgledati drugačije. Razlozi su navedeni uz dokument u dokuboxu.',
  signing: 'Vaš potpis se unosi u svaki od ovih dokumenata.',
  sign: 'Potpiši',
  signFailed:
    'Jedan dokument nije mogao da se potpiše. Ništa se nije promenilo. Pokušajte ponovo kasnije.',
  refusing: 'Odbijanje potpisivanja',
  reason: 'Razlog',
  reasonMissing: 'Navedite razlog.',
  reasonTooLong: 'Skratite razlog na najviše 500 znakova.',
  refuse: 'Odbij potpisivanje',
  delegating: 'Prepuštanje potpisivanja kolegi',
  colleague: 'Kolega',
  delegate: 'Prepusti kolegi',
  colleagueMissing: 'Izaberite kolegu sa liste.',
  levers: 'Probne radnje simulatora',
  expiring: 'Samo za testiranje: kao da niko nije potpisao na vreme.',
  expire: 'Neka zahtev istekne',
  back: 'Nazad na portal',
  system: {
    title: 'Sistem banke za potpisivanje',
    signing:
      'Svaki od ovih dokumenata potpisaće banka, a potpisana datoteka biće poslata u dokubox.',
    refused: {
      title: 'Odbili ste da potpišete',
      text: 'Dokumenti i dalje čekaju na potpis. Vaš razlog se nalazi među porukama o njima i vidi ga samo banka.',
    },
  },
  ends: {
    signed: {
      title: 'Potpisali ste',
      text: 'Dokumenti sa Vašim potpisom nalaze se u dokuboxu. Možda treba da potpišu i drugi.',
    },
    refused: {
      title: 'Odbili ste da potpišete',
      text: 'Vaše odbijanje i razlog zabeleženi su u dokuboxu.',
    },
    expired: {
      title: 'Zahtev za potpisivanje je istekao',
      text: 'Banka može ponovo da pošalje dokumente na potpis.',
    },
    delegated: {
      title: 'Potpisivanje ste prepustili kolegi',
      text: 'Vaš kolega sada može da potpiše iz dokuboxa.',
    },
    over: {
      title: 'Više nema ničega za potpis',
      text: 'Dokumenti su u međuvremenu potpisani, potpisivanje je odbijeno ili je zahtev otkazan.',
    },
    unknown: {
      title: 'Ovaj link nije ispravan',
      text: 'Ponovo otvorite stranicu za potpisivanje iz dokuboxa.',
    },
  },
};
