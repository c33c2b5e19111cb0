import type { SeedContent } from '../types.ts';

export const hrContent: SeedContent = {
  cancellationNote: 'Klijent je telefonom javio da povlači zahtjev.',
  boxNames: [
    'Dogradnja skladišta u Đakovu',
    'Jesenska nabava strojeva',
    'Računi za splitsku poslovnicu',
    'Nove kartice za vozače',
    'Proljetna kreditna linija',
    'Javna nabava – jamstvo za uredno ispunjenje',
  ],
  terminationRefused: 'Obustava je odbijena.',
  rejectionReason: 'Kamatna stopa u točki 3. nije ona koju smo dogovorili.',
  messages: {
    askUpload: 'Molimo Vas da izvještaj koji nedostaje učitate do petka u podne.',
    askCorrection:
      'Na drugoj je stranici stara adresa sjedišta. Molimo ispravite je i učitajte ponovno.',
    readyToSign: 'Ugovor je konačan i pripremljen za potpis.',
    thanks: 'Hvala, dokument smo primili i pregledat ćemo ga.',
    internalCheck: 'Direktoru danas istječe mandat, molim provjerite.',
    internalApproved: 'Upravljanje rizicima je odobrilo, možemo potpisivati.',
    askDeadline: 'Do kada trebamo dostaviti dokumente društva?',
    sentFile: 'Učitali smo verziju koju je potpisao naš knjigovođa.',
    cannotSign: 'Na stranici za potpisivanje javlja mi se pogreška, možete li pomoći?',
  },
  paragraphs: {
    agreement: [
      'Ovim se ugovorom Ister Bank obvezuje Klijentu voditi račun za plaćanje i preko njega izvršavati platne transakcije. Račun se vodi u eurima, ako se strane pisano ne dogovore drukčije.',
      'Uredno zadani nalog Banka izvršava na dan primitka, ako je stigao u objavljenom roku. Nalog koji stigne poslije smatra se primljenim sljedećeg radnog dana banke.',
      'Klijent je dužan na računu osigurati dovoljno sredstava. Nema li nalog pokrića, Banka ga neće izvršiti i o tome će bez odgode obavijestiti Klijenta.',
      'Naknade za vođenje računa određuje važeći cjenik. O svakoj izmjeni Banka obavješćuje Klijenta najmanje šezdeset dana prije početka primjene.',
      'Ugovor se sklapa na neodređeno vrijeme. Klijent ga može otkazati uz otkazni rok od trideset, a Banka od šezdeset dana, u pisanom obliku i bez navođenja razloga.',
      'Sporove iz ovog ugovora strane rješavaju prije svega dogovorom. Ako do njega ne dođe, nadležan je sud prema sjedištu Banke.',
    ],
    loan: [
      'Banka Klijentu stavlja na raspolaganje kreditnu liniju koja se koristi isključivo u poslovnu svrhu navedenu u ovom ugovoru. Namjensko korištenje Klijent dokazuje računima.',
      'Uvjet za isplatu je da ugovori o osiguranju stupe na snagu i da Klijent preda sve isprave iz priloga. Ispunjenje uvjeta Banka provjerava u roku od pet radnih dana.',
      'Na kredit se plaća promjenjiva kamata koja se sastoji od tromjesečne referentne stope i nepromjenjive godišnje marže. Kamata se obračunava posljednjeg dana svakog kalendarskog tromjesečja.',
      'Dug se otplaćuje u jednakim obrocima. Prijevremenu otplatu Klijent najavljuje pisanim putem najmanje deset dana ranije i plaća naknadu prema cjeniku.',
      'Težom povredom ugovora smatra se osobito kašnjenje koje Klijent ne otkloni ni u roku od osam dana od opomene, kao i dovođenje Banke u zabludu o bitnoj činjenici.',
      'Klijent dostavlja godišnje izvještaje u roku od pet mjeseci po isteku godine, a pregled potraživanja i obveza u roku od trideset dana po isteku svakog tromjesečja.',
    ],
    declaration: [
      'Kao zakonski zastupnik društva izjavljujem da su podaci u ovoj izjavi točni i da odgovaraju važećem upisu u sudskom registru.',
      'Upoznat sam s time da se promjena sjedišta, zastupnika ili vlasnika prijavljuje u roku od pet radnih dana. Štetu zbog zakašnjele prijave snosi društvo.',
      'Izjavljujem da društvo posluje u svoje ime i da su njegovi stvarni vlasnici fizičke osobe navedene u prilogu. Nijedna od njih nije politički izložena osoba.',
      'Pretežita djelatnost i izvor prihoda jednaki su kao u financijskim izvještajima za prošlu godinu. Udio prihoda iz inozemstva ne prelazi jednu petinu.',
      'Dajem suglasnost da Banka ove podatke unese u evidenciju i obrađuje ih onoliko dugo koliko nalažu njezine zakonske obveze.',
    ],
    authorisation: [
      'Društvo ovlašćuje niže navedene osobe da u njegovo ime postupaju putem elektroničkih kanala. Ovlaštenje vrijedi od dana potpisivanja do opoziva.',
      'Ovlaštena osoba smije samostalno vidjeti stanje i promet po računima te pripremati naloge za plaćanje. Za odobrenje naloga potreban je zajednički potpis dviju ovlaštenih osoba.',
      'Dnevni limit određen je u valuti računa i vrijedi zbirno za sve kanale. Nalog kojim bi se limit premašio sustav odbija.',
      'Društvo se brine da ovlaštene osobe čuvaju sredstva za prijavu i da njihov gubitak odmah prijave. Za štetu nastalu do prijave odgovara društvo.',
      'Opoziv se priopćuje pisanim putem ili elektroničkim kanalom. Od sljedećeg radnog dana Banka više ne prima naloge osobe kojoj je ovlaštenje opozvano.',
    ],
  },
  archive: {
    terms: {
      title: 'Opći uvjeti poslovanja',
      paragraph:
        'Ovi se uvjeti primjenjuju na korištenje portala za dokumente. Ogledni tekst bez pravnog učinka.',
    },
    contract: {
      title: 'Okvirni ugovor',
      paragraph: 'Ugovorne strane suglasne su s korištenjem portala za dokumente. Ogledni tekst.',
    },
  },
};
