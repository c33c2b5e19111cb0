import type { OwnLanguage } from './own-texts.ts';

/** The bank's notes in the catalogue, which is built for every tenant at once. */
export interface SeedNotes {
  /** Notes for bankers on a definition: everyday products and those with a risk decision. */
  readonly internalNotes: Readonly<Record<'standard' | 'credit', string>>;
  /** The bank's note on a document. */
  readonly documentNote: string;
}

export const seedNotes: Readonly<Record<OwnLanguage, SeedNotes>> = {
  bg: {
    internalNotes: {
      standard:
        'Проверете представителната власт според удостоверението за актуално състояние. При несъответствие решава правният отдел.',
      credit: 'Започва се само с одобрено кредитно решение. Впишете номера му в данните на случая.',
    },
    documentNote: 'Приложенията трябва да се сравнят с условията на кредитното решение.',
  },
  hu: {
    internalNotes: {
      standard:
        'A jogosultságot a cégkivonat alapján ellenőrizze. Eltérés esetén a jogi terület dönt.',
      credit:
        'Csak jóváhagyott hiteldöntés birtokában indítható. A döntés számát tüntesse fel az ügy adatai között.',
    },
    documentNote: 'A mellékleteket a hiteldöntésben szereplő feltételekkel össze kell vetni.',
  },
  hr: {
    internalNotes: {
      standard:
        'Ovlaštenje provjerite prema izvatku iz registra. Kod nepodudarnosti odlučuje pravna služba.',
      credit:
        'Pokreće se samo uz odobrenu kreditnu odluku. Njezin broj upišite u podatke predmeta.',
    },
    documentNote: 'Priloge treba usporediti s uvjetima iz kreditne odluke.',
  },
  ro: {
    internalNotes: {
      standard:
        'Verificați împuternicirea după certificatul constatator. În caz de neconcordanță decide direcția juridică.',
      credit:
        'Se inițiază doar pe baza unei decizii de credit aprobate. Treceți numărul ei în datele dosarului.',
    },
    documentNote: 'Anexele trebuie comparate cu condițiile din decizia de credit.',
  },
  sr: {
    internalNotes: {
      standard:
        'Ovlašćenje proverite prema izvodu iz registra. Kod neslaganja odlučuje pravna služba.',
      credit: 'Pokreće se samo uz odobrenu kreditnu odluku. Njen broj unesite u podatke predmeta.',
    },
    documentNote: 'Priloge treba uporediti sa uslovima iz kreditne odluke.',
  },
  cs: {
    internalNotes: {
      standard: 'Oprávnění ověřte podle výpisu z rejstříku. Při neshodě rozhoduje právní oddělení.',
      credit:
        'Zahájit lze jen se schváleným úvěrovým rozhodnutím. Uveďte jeho číslo v údajích případu.',
    },
    documentNote: 'Přílohy je třeba porovnat s podmínkami úvěrového rozhodnutí.',
  },
  sk: {
    internalNotes: {
      standard:
        'Oprávnenie overte podľa výpisu z registra. Pri nezhode rozhoduje právne oddelenie.',
      credit:
        'Založiť možno len so schváleným úverovým rozhodnutím. Jeho číslo uveďte v údajoch prípadu.',
    },
    documentNote: 'Prílohy treba porovnať s podmienkami úverového rozhodnutia.',
  },
};
