import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  brandHome: 'na početnu stranicu',
  skipToContent: 'Pređi na sadržaj',
  mainNavigation: 'Glavna navigacija',
  close: 'Zatvori',
  cancel: 'Odustani',
  retry: 'Pokušaj ponovo',
  loading: 'Učitavanje',
  newTab: 'otvara se u novoj kartici',
  language: { label: 'Jezik', current: 'Jezik: {{name}}' },
  scheme: { label: 'Izgled', light: 'Svetli', dark: 'Tamni', auto: 'Prema sistemu' },
  user: {
    menu: 'Nalog: {{name}}',
    representing: 'Radite za',
    changePassword: 'Promeni lozinku',
    signatureSettings: 'Podešavanja potpisivanja',
    downloadTerms: 'Preuzmi opšte uslove poslovanja',
    downloadContract: 'Preuzmi ugovor',
    switchClient: 'Izaberi drugu kompaniju',
    signOut: 'Odjavi se',
  },
  environment: {
    badge: 'Test-okruženje {{name}}, prikaži detalje',
    title: 'O ovom okruženju',
    text: 'Ovo je test-okruženje. Ništa što ovde uradite nije obavezujuće.',
    name: 'Okruženje',
    flowId: 'Referentna oznaka (oznaka toka)',
    flowIdHint:
      'Navedite je kada prijavljujete grešku, kako bismo mogli da utvrdimo šta se dogodilo.',
    build: 'Verzija',
    tenant: 'Banka',
    copy: 'Kopiraj referentnu oznaku',
    copied: 'Referentna oznaka je kopirana',
  },
  footer: {
    label: 'O portalu',
    copyright: '© {{year}} {{holder}}',
    cookies: 'Kolačići',
    socialLabel: 'Naše društvene mreže',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
  },
  error: {
    code: 'Kod {{code}}',
    flowId: 'Referentna oznaka {{flowId}}',
    backHome: 'Nazad na početnu stranicu',
    notFound: {
      title: 'Ova stranica ne postoji',
      text: 'Adresa je pogrešna ili je stranica premeštena. Proverite adresu ili nastavite sa početne stranice.',
    },
    general: {
      title: 'Došlo je do greške',
      text: 'Stranica nije mogla da se prikaže zbog greške na našoj strani. Pokušajte ponovo. Ako se greška ponovi, prijavite je i navedite referentnu oznaku prikazanu ispod.',
    },
    accessDenied: {
      title: 'Nemate pristup ovoj stranici',
      text: 'Vratite se na početnu stranicu ili se obratite svojoj kontakt-osobi u banci.',
    },
    offline: {
      title: 'Veza sa internetom je prekinuta',
      text: 'Proverite mrežu, a zatim pokušajte ponovo.',
    },
  },
  offline: {
    text: 'Niste povezani sa internetom. Prikazani podaci možda nisu ažurni i ništa ne može da se pošalje dok se veza ne uspostavi.',
    retry: 'Pokušaj ponovo',
  },
  status: {
    success: 'Gotovo',
    info: 'Napomena',
    warning: 'Upozorenje',
    error: 'Greška',
    dismiss: 'Sakrij obaveštenje',
  },
  blocked: {
    title: 'Portal nije dostupan zbog održavanja',
    text: 'Trenutno ne možete da radite na portalu.',
    textUntil: 'Ne možete da radite na portalu do {{until}}.',
    stayHint: 'Možete da ostanete i pokušate kasnije ili da se odjavite.',
    stay: 'Ostani',
    signOut: 'Odjavi se',
    scheduledTitle: 'Planirano održavanje',
    scheduled: 'Portal neće biti dostupan od {{from}} do {{until}}.',
    scheduledOpen: 'Portal neće biti dostupan od {{from}}.',
    SIGNING: {
      title: 'Potpisivanje nije dostupno zbog održavanja',
      text: 'Trenutno ne možete da potpisujete. To ne utiče na ostatak portala.',
      textUntil: 'Ne možete da potpisujete do {{until}}. To ne utiče na ostatak portala.',
      scheduled:
        'Nećete moći da potpisujete od {{from}} do {{until}}. To ne utiče na ostatak portala.',
      scheduledOpen: 'Nećete moći da potpisujete od {{from}}. To ne utiče na ostatak portala.',
    },
    ARCHIVING: {
      title: 'Arhiva nije dostupna zbog održavanja',
      text: 'Trenutno ništa ne može da se pošalje u arhivu niti da se preuzme iz nje. To ne utiče na ostatak portala.',
      textUntil:
        'Do {{until}} ništa ne može da se pošalje u arhivu niti da se preuzme iz nje. To ne utiče na ostatak portala.',
      scheduled:
        'Od {{from}} do {{until}} ništa neće moći da se pošalje u arhivu niti da se preuzme iz nje. To ne utiče na ostatak portala.',
      scheduledOpen:
        'Od {{from}} ništa neće moći da se pošalje u arhivu niti da se preuzme iz nje. To ne utiče na ostatak portala.',
    },
  },
} satisfies Translation<typeof en>;
