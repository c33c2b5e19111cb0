import type { Language } from '@dokubox/spec/enums.ts';

/** How the texts below an option announce what will happen. */
interface Future {
  /** Finds the words of the future. */
  readonly announces: RegExp;
  /** Wordings that announce nothing: they read as if it had happened already, or always held. */
  readonly wrong: readonly string[];
}

/**
 * The future of each language. Czech and Slovak verbs of a completed act and Hungarian verbs with a prefix
 * mean the future without another word, so their lists name those verbs. Add a verb that a new text needs.
 */
export const future: Readonly<Record<Language, Future>> = {
  en: {
    announces: /\bwill\b/iu,
    wrong: [
      'The document goes back to the bank. Say in a message what should change.',
      'The document is archived and can no longer be changed.',
    ],
  },
  bg: {
    announces: /(?<!\p{L})(?:ще|няма да)(?!\p{L})/iu,
    wrong: [
      'Документът се връща на банката. Напишете в съобщение какво трябва да се промени.',
      'Приемате документа. Не остава нищо за подписване.',
      'Документът се архивира и вече не може да се променя.',
    ],
  },
  hr: {
    announces: /(?<!\p{L})(?:će|ćete|neće)(?!\p{L})/iu,
    wrong: [
      'Dokument se vraća banci. U poruci napišite što treba promijeniti.',
      'Prihvaćate dokument. Više se nema što potpisati.',
      'Klijent mora učitati valjanu datoteku. Svi se potpisi prikupljaju ponovno.',
    ],
  },
  sr: {
    // The future is a word of its own, or the end of the verb: “nastaviće”.
    announces:
      /(?<!\p{L})(?!(?:već|treć|sledeć)e(?!\p{L}))(?:\p{L}+[aeiu])?će(?:te)?(?!\p{L})|(?<!\p{L})neće(?!\p{L})/iu,
    wrong: [
      'Dokument se vraća banci. U poruci napišite šta treba promeniti.',
      'Dosadašnji potpisi više ne važe. Rad na dokumentu nastavlja banka.',
      'Sledeće: dokument se arhivira i više ne može da se menja.',
    ],
  },
  cs: {
    announces:
      /(?<!\p{L})(?:(?:ne)?bud(?:e|ou|ete)|přestanou|podepíší|vrátí|přijmete|začne|uchová|ukončí|dostane|potvrdíte)(?!\p{L})/iu,
    wrong: [
      'Dokument přijímáte. Není už co podepsat.',
      'Klient musí nahrát platný soubor. Všechny podpisy se pořizují znovu.',
      'Dokument se pak považuje za podepsaný všemi.',
    ],
  },
  sk: {
    announces:
      /(?<!\p{L})(?:(?:ne)?bud(?:e|ú|ete)|prestanú|podpíšu|vráti|vyjadríte|začne|uchová|ukončí|dostane|potvrdíte)(?!\p{L})/iu,
    wrong: [
      'S dokumentom súhlasíte. Nič ďalšie netreba podpísať.',
      'Klient musí nahrať platný súbor. Všetky podpisy sa robia znova.',
      'Dokument sa potom považuje za podpísaný všetkými.',
    ],
  },
  hu: {
    announces:
      /(?<!\p{L})(?:majd|ezután|utána|többé|a továbbiakban|nem marad|visszakerül|elkezdődik|megőrizzük|leáll)(?!\p{L})/iu,
    wrong: [
      'Az eddigi aláírások nem számítanak tovább. Mindenki újra aláír.',
      'Elfogadja a dokumentumot. Nincs több aláírnivaló.',
      'Az ügyfélnek érvényes fájlt kell feltöltenie. Minden aláírás elölről kezdődik.',
    ],
  },
  ro: {
    announces: /(?<!\p{L})(?:va|vor|vei|veți)(?!\p{L})/iu,
    wrong: [
      'Documentul se întoarce la bancă. Scrieți într-un mesaj ce trebuie schimbat.',
      'Documentul se arhivează și nu mai poate fi modificat.',
    ],
  },
};
