import type { SigningTexts } from '../texts.ts';

export const texts: SigningTexts = {
  title: 'Potpisivanje dokumenata',
  testNotice: 'Test usluga: potpisi se ovde prave sertifikatima TEST i nemaju pravno dejstvo.',
  signer: 'Potpisujete kao',
  box: 'Dokubox',
  certificate: 'Ime u sertifikatu',
  documents: 'Dokumenti za potpis',
  open: 'Otvorite dokument',
  preview: 'Pregled dokumenta',
  inContainer:
    'Ova datoteka sama ne može da sadrži potpis. Potpisuje se u kontejneru (.asice), koji sadrži datoteku i njene potpise i zamenjuje je.',
  signing: 'Vaš potpis se stavlja u svaki gore navedeni dokument.',
  sign: 'Potpišite',
  signFailed:
    'Jedan dokument nije mogao da se potpiše. Ništa se nije promenilo: pokušajte ponovo ili odbijte i navedite razlog.',
  refusing: 'Odbijanje potpisa',
  reason: 'Razlog',
  reasonMissing: 'Molimo navedite razlog.',
  reasonTooLong: 'Molimo skratite razlog na 500 znakova.',
  refuse: 'Odbijte',
  delegating: 'Neka potpiše kolega',
  colleague: 'Kolega',
  delegate: 'Prepustite',
  colleagueMissing: 'Molimo izaberite kolegu sa spiska.',
  expiring: 'Samo za testiranje: kao da niko nije potpisao na vreme.',
  expire: 'Neka zahtev istekne',
  back: 'Nazad na portal',
  ends: {
    signed: { title: 'Potpisali ste', text: 'Potpisani dokumenti se nalaze u dokuboxu.' },
    refused: {
      title: 'Odbili ste da potpišete',
      text: 'Ostali mogu da pročitaju Vaš razlog u dokuboxu.',
    },
    expired: {
      title: 'Zahtev je istekao',
      text: 'Banka može ponovo da pošalje dokumente na potpis.',
    },
    delegated: {
      title: 'Prepustili ste potpis',
      text: 'Vaš kolega sada može da potpiše iz dokuboxa.',
    },
    over: {
      title: 'Više nema ničega za potpis',
      text: 'Dokumenti su u međuvremenu potpisani, odbijeni ili povučeni.',
    },
    unknown: {
      title: 'Ova veza ne vodi nikuda',
      text: 'Molimo ponovo otvorite stranicu za potpis iz dokuboxa.',
    },
  },
};
