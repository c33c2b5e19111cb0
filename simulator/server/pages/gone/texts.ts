import type { Language } from '@dokubox/spec/enums.ts';

/** Words of the page for whoever comes back to a world that is no more. Simulator only, so they live beside it. */
export interface GoneTexts {
  readonly title: string;
  readonly text: string;
  /** Makes another world of the same kind; the name of its scenario follows. */
  readonly anew: string;
  readonly scenarios: string;
  readonly signIn: string;
}

/** The words in each language. */
export const goneTexts: Readonly<Record<Language, GoneTexts>> = {
  en: {
    title: 'This world no longer exists',
    text: 'The simulated world you were working in has been deleted or lost. You can open a new one.',
    anew: 'Open a new world from the same scenario',
    scenarios: 'Choose a scenario',
    signIn: 'Sign in to the portal',
  },
  bg: {
    title: 'Този свят вече не съществува',
    text: 'Тестовият свят, в който работехте, беше изтрит или данните му вече ги няма. Този браузър вече не го помни и можете да продължите.',
    anew: 'Отваряне на нов свят от същия вид',
    scenarios: 'Избор на сценарий',
    signIn: 'Вход в портала',
  },
  hu: {
    title: 'Ez a szimulált környezet már nem létezik',
    text: 'A szimulált környezetet, amelyben dolgozott, törölték, vagy az adatai elvesztek. A böngésző már elfelejtette, így semmi sem akadályozza a folytatásban.',
    anew: 'Új, ugyanilyen környezet megnyitása',
    scenarios: 'Forgatókönyv választása',
    signIn: 'Bejelentkezés a portálra',
  },
  hr: {
    title: 'Ovaj svijet više ne postoji',
    text: 'Testni svijet u kojem ste radili izbrisan je ili njegovih podataka više nema. Ovaj ga je preglednik zaboravio, pa možete nastaviti.',
    anew: 'Otvori novi svijet iste vrste',
    scenarios: 'Odaberi scenarij',
    signIn: 'Prijava na portal',
  },
  ro: {
    title: 'Acest mediu de test nu mai există',
    text: 'Mediul de test în care ați lucrat a fost șters sau datele lui nu mai există. Puteți deschide unul nou.',
    anew: 'Deschideți un mediu nou din același scenariu',
    scenarios: 'Alegeți un scenariu',
    signIn: 'Autentificare în portal',
  },
  sr: {
    title: 'Ovaj svet više ne postoji',
    text: 'Test-svet u kojem ste radili je izbrisan ili njegovih podataka više nema. Ovaj pregledač ga je zaboravio, pa možete da nastavite.',
    anew: 'Otvori novi svet iste vrste',
    scenarios: 'Izaberi scenario',
    signIn: 'Prijava na portal',
  },
  sk: {
    title: 'Tento svet už neexistuje',
    text: 'Simulovaný svet, v ktorom ste pracovali, bol vymazaný alebo jeho údaje už nie sú k dispozícii. Tento prehliadač naň zabudol, takže môžete pokračovať.',
    anew: 'Otvoriť nový svet rovnakého druhu',
    scenarios: 'Vybrať scenár',
    signIn: 'Prihlásiť sa do portálu',
  },
  cs: {
    title: 'Tento svět už neexistuje',
    text: 'Simulovaný svět, ve kterém jste pracovali, byl smazán nebo jeho data už nejsou k dispozici. Tento prohlížeč na něj zapomněl, takže můžete pokračovat.',
    anew: 'Otevřít nový svět stejného druhu',
    scenarios: 'Vybrat scénář',
    signIn: 'Přihlásit se do portálu',
  },
};
