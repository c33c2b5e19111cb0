import type { SeedContent } from '../types.ts';

export const srContent: SeedContent = {
  cancellationNote: 'Klijent je telefonom javio da povlači zahtev.',
  boxNames: [
    'Dogradnja magacina u Pančevu',
    'Nabavka mašina za jesen',
    'Računi za niški pogon',
    'Nove kartice za vozače',
    'Prolećna kreditna linija',
    'Javna nabavka – garancija za dobro izvršenje posla',
  ],
  terminationRefused: 'Obustava je odbijena.',
  rejectionReason: 'Kamatna stopa u tački 3. nije ona koju smo dogovorili.',
  messages: {
    askUpload: 'Molimo Vas da izveštaj koji nedostaje otpremite do petka u podne.',
    askCorrection:
      'Na drugoj strani stoji stara adresa sedišta. Molimo Vas da je ispravite i otpremite ponovo.',
    readyToSign: 'Ugovor je konačan i spreman za potpis.',
    thanks: 'Hvala, dokument smo dobili i pregledaćemo ga.',
    internalCheck: 'Punomoćje direktora ističe danas, molim da proverite.',
    internalApproved: 'Služba za upravljanje rizicima je odobrila, možemo da potpisujemo.',
    askDeadline: 'Do kada treba da dostavimo papire firme?',
    sentFile: 'Otpremili smo potpisanu verziju od našeg knjigovođe.',
    cannotSign: 'Na stranici za potpisivanje mi se javlja greška, možete li da pomognete?',
  },
  paragraphs: {
    agreement: [
      'Ovim ugovorom Ister Bank se obavezuje da za Klijenta vodi platni račun i da preko njega izvršava platne transakcije. Račun se vodi u dinarima, osim ako se strane pismeno ne dogovore drugačije.',
      'Uredno zadat nalog Banka izvršava na dan prijema, ako je stigao u objavljenom roku. Nalog koji stigne kasnije smatra se primljenim narednog radnog dana banke.',
      'Klijent je dužan da na računu obezbedi dovoljno sredstava. Ako nalog nema pokriće, Banka ga neće izvršiti i o tome bez odlaganja obaveštava Klijenta.',
      'Naknade za vođenje računa određuje važeća tarifa. O svakoj izmeni Banka obaveštava Klijenta najmanje šezdeset dana pre početka primene.',
      'Ugovor se zaključuje na neodređeno vreme. Klijent ga može otkazati sa otkaznim rokom od trideset, a Banka od šezdeset dana, pismeno i bez navođenja razloga.',
      'Sporove iz ovog ugovora strane rešavaju pre svega dogovorom. Ako do njega ne dođe, nadležan je sud prema sedištu Banke.',
    ],
    loan: [
      'Banka stavlja Klijentu na raspolaganje kreditnu liniju koja se koristi isključivo u poslovne svrhe navedene u ovom ugovoru. Namensko korišćenje Klijent dokazuje fakturama.',
      'Uslov za puštanje sredstava je da ugovori o obezbeđenju stupe na snagu i da Klijent preda sve isprave iz priloga. Ispunjenost uslova Banka proverava u roku od pet radnih dana.',
      'Na kredit se plaća promenljiva kamata koja se sastoji od tromesečne referentne stope i nepromenljive godišnje marže. Kamata se obračunava poslednjeg dana svakog kalendarskog tromesečja.',
      'Dug se otplaćuje u jednakim ratama. Prevremenu otplatu Klijent najavljuje pismeno najmanje deset dana ranije i plaća naknadu prema tarifi.',
      'Težom povredom ugovora smatra se naročito docnja koju Klijent ne otkloni ni u roku od osam dana od opomene, kao i dovođenje Banke u zabludu o bitnoj činjenici.',
      'Klijent dostavlja godišnje izveštaje u roku od pet meseci po isteku godine, a pregled potraživanja i obaveza u roku od trideset dana po isteku svakog tromesečja.',
    ],
    declaration: [
      'Kao zakonski zastupnik društva izjavljujem da su podaci u ovoj izjavi tačni i da odgovaraju važećem upisu u registru privrednih subjekata.',
      'Poznato mi je da se promena sedišta, zastupnika ili vlasnika prijavljuje u roku od pet radnih dana. Štetu zbog zakasnele prijave snosi društvo.',
      'Izjavljujem da društvo posluje u svoje ime i da su njegovi stvarni vlasnici fizička lica navedena u prilogu. Nijedno od njih nije funkcioner.',
      'Pretežna delatnost i izvor prihoda isti su kao u finansijskim izveštajima za prethodnu godinu. Udeo prihoda iz inostranstva ne prelazi jednu petinu.',
      'Dajem saglasnost da Banka ove podatke unese u evidenciju i obrađuje ih onoliko dugo koliko nalažu njene zakonske obaveze.',
    ],
    authorisation: [
      'Društvo ovlašćuje niže navedena lica da u njegovo ime postupaju preko elektronskih kanala. Ovlašćenje važi od dana potpisivanja do opoziva.',
      'Ovlašćeno lice može samostalno da vidi stanje i promet po računima i da priprema naloge za plaćanje. Za odobrenje naloga potreban je zajednički potpis dva ovlašćena lica.',
      'Dnevni limit određen je u valuti računa i važi zbirno za sve kanale. Nalog kojim bi se limit prekoračio sistem odbija.',
      'Društvo se stara da ovlašćena lica čuvaju sredstva za prijavljivanje i da njihov gubitak odmah prijave. Za štetu nastalu do prijave odgovara društvo.',
      'Opoziv se saopštava pismeno ili elektronskim kanalom. Od narednog radnog dana Banka više ne prima naloge lica čije je ovlašćenje opozvano.',
    ],
  },
  archive: {
    terms: {
      title: 'Opšti uslovi poslovanja',
      paragraph:
        'Ovi uslovi važe za korišćenje portala za dokumente. Primer teksta bez pravnog dejstva.',
    },
    contract: {
      title: 'Okvirni ugovor',
      paragraph: 'Strane su se saglasile o korišćenju portala za dokumente. Primer teksta.',
    },
  },
};
