import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  brandHome: 'na početnu stranicu',
  skipToContent: 'Prijeđi na sadržaj',
  mainNavigation: 'Glavna navigacija',
  close: 'Zatvori',
  cancel: 'Odustani',
  retry: 'Pokušaj ponovno',
  loading: 'Učitavanje',
  newTab: 'otvara se u novoj kartici',
  language: { label: 'Jezik', current: 'Jezik: {{name}}' },
  scheme: { label: 'Izgled', light: 'Svijetli', dark: 'Tamni', auto: 'Prema sustavu' },
  user: {
    menu: 'Korisnički račun: {{name}}',
    representing: 'Radite za',
    changePassword: 'Promijeni lozinku',
    signatureSettings: 'Postavke potpisivanja',
    downloadTerms: 'Preuzmi opće uvjete',
    downloadContract: 'Preuzmi ugovor',
    switchClient: 'Odaberi drugu tvrtku',
    signOut: 'Odjavi se',
  },
  environment: {
    badge: 'Testna okolina {{name}}, prikaži pojedinosti',
    title: 'O ovoj okolini',
    text: 'Ovo je testna okolina. Ništa što ovdje učinite nije obvezujuće.',
    name: 'Okolina',
    flowId: 'Referentna oznaka',
    flowIdHint: 'Navedite je kad prijavljujete pogrešku, kako bismo utvrdili što se dogodilo.',
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
    code: 'Kod pogreške: {{code}}',
    flowId: 'Referentna oznaka {{flowId}}',
    backHome: 'Natrag na početnu stranicu',
    notFound: {
      title: 'Ova stranica ne postoji',
      text: 'Adresa je pogrešna ili je stranica premještena. Provjerite adresu ili nastavite s početne stranice.',
    },
    general: {
      title: 'Došlo je do pogreške',
      text: 'Stranica se nije mogla prikazati zbog pogreške u našem sustavu. Pokušajte ponovno. Ako se pogreška ponovi, prijavite je i navedite referentnu oznaku u nastavku.',
    },
    accessDenied: {
      title: 'Nemate pristup ovoj stranici',
      text: 'Vratite se na početnu stranicu ili se obratite svojoj osobi za kontakt u banci.',
    },
    offline: {
      title: 'Nema internetske veze',
      text: 'Provjerite mrežu, a zatim pokušajte ponovno.',
    },
  },
  offline: {
    text: 'Niste povezani s internetom. Prikazani podaci možda nisu ažurni, a slanje nije moguće dok se veza ponovno ne uspostavi.',
    retry: 'Pokušaj ponovno',
  },
  status: {
    success: 'Gotovo',
    info: 'Napomena',
    warning: 'Upozorenje',
    error: 'Pogreška',
    dismiss: 'Sakrij obavijest',
  },
  blocked: {
    title: 'Portal nije dostupan zbog održavanja',
    text: 'Trenutačno ne možete raditi na portalu.',
    textUntil: 'Do {{until}} ne možete raditi na portalu.',
    stayHint: 'Možete ostati i pokušati kasnije ili se odjaviti.',
    stay: 'Ostani',
    signOut: 'Odjavi se',
    scheduledTitle: 'Planirano održavanje',
    scheduled: 'Portal neće biti dostupan od {{from}} do {{until}}.',
    scheduledOpen: 'Portal neće biti dostupan od {{from}}.',
    SIGNING: {
      title: 'Potpisivanje nije dostupno zbog održavanja',
      text: 'Trenutačno ne možete potpisivati. Na ostatak portala to ne utječe.',
      textUntil: 'Do {{until}} ne možete potpisivati. Na ostatak portala to ne utječe.',
      scheduled:
        'Od {{from}} do {{until}} nećete moći potpisivati. Na ostatak portala to ne utječe.',
      scheduledOpen: 'Od {{from}} nećete moći potpisivati. Na ostatak portala to ne utječe.',
    },
    ARCHIVING: {
      title: 'Arhiva nije dostupna zbog održavanja',
      text: 'Trenutačno se ništa ne može poslati u arhivu ni preuzeti iz nje. Na ostatak portala to ne utječe.',
      textUntil:
        'Do {{until}} ništa se ne može poslati u arhivu ni preuzeti iz nje. Na ostatak portala to ne utječe.',
      scheduled:
        'Od {{from}} do {{until}} ništa se neće moći poslati u arhivu ni preuzeti iz nje. Na ostatak portala to ne utječe.',
      scheduledOpen:
        'Od {{from}} ništa se neće moći poslati u arhivu ni preuzeti iz nje. Na ostatak portala to ne utječe.',
    },
  },
} satisfies Translation<typeof en>;
