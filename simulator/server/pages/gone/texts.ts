import type { Language } from '@dokubox/spec/enums.ts';

/**
 * Texts of the page for a world that no longer exists. Only the simulator uses them, so they are in
 * its folder.
 */
export interface GoneTexts {
  readonly title: string;
  readonly text: string;
  /** Creates another world of the same kind. The name of its scenario follows. */
  readonly newWorld: string;
  readonly scenarios: string;
  readonly signIn: string;
}

/** The words in each language. */
export const goneTexts: Readonly<Record<Language, GoneTexts>> = {
  en: {
    title: 'This world no longer exists',
    text: 'The simulated world you were working in has been deleted or lost. You can open a new one.',
    newWorld: 'Open a new world from the same scenario',
    scenarios: 'Choose a scenario',
    signIn: 'Sign in to the portal',
  },
  bg: {
    title: 'Този свят вече не съществува',
    text: 'Тестовият свят, в който работехте, беше изтрит или данните му вече ги няма. Можете да отворите нов.',
    newWorld: 'Отваряне на нов свят от същия сценарий',
    scenarios: 'Избор на сценарий',
    signIn: 'Вход в портала',
  },
  hu: {
    title: 'Ez a szimulált környezet már nem létezik',
    text: 'A szimulált környezetet, amelyben dolgozott, törölték, vagy az adatai elvesztek. Megnyithat egy újat.',
    newWorld: 'Új környezet megnyitása ugyanabból a forgatókönyvből',
    scenarios: 'Forgatókönyv választása',
    signIn: 'Bejelentkezés a portálra',
  },
  hr: {
    title: 'Ovaj svijet više ne postoji',
    text: 'Testni svijet u kojem ste radili izbrisan je ili njegovih podataka više nema. Možete otvoriti novi.',
    newWorld: 'Otvori novi svijet iz istog scenarija',
    scenarios: 'Odaberi scenarij',
    signIn: 'Prijava na portal',
  },
  ro: {
    title: 'Acest mediu de test nu mai există',
    text: 'Mediul de test în care ați lucrat a fost șters sau datele lui nu mai există. Puteți deschide unul nou.',
    newWorld: 'Deschideți un mediu nou din același scenariu',
    scenarios: 'Alegeți un scenariu',
    signIn: 'Autentificare în portal',
  },
  sr: {
    title: 'Ovaj svet više ne postoji',
    text: 'Test-svet u kojem ste radili je izbrisan ili njegovih podataka više nema. Možete da otvorite novi.',
    newWorld: 'Otvori novi svet iz istog scenarija',
    scenarios: 'Izaberi scenario',
    signIn: 'Prijava na portal',
  },
  sk: {
    title: 'Tento svet už neexistuje',
    text: 'Simulovaný svet, v ktorom ste pracovali, bol vymazaný alebo jeho údaje už nie sú k dispozícii. Môžete si otvoriť nový.',
    newWorld: 'Otvoriť nový svet z rovnakého scenára',
    scenarios: 'Vybrať scenár',
    signIn: 'Prihlásiť sa do portálu',
  },
  cs: {
    title: 'Tento svět už neexistuje',
    text: 'Simulovaný svět, ve kterém jste pracovali, byl smazán nebo jeho data už nejsou k dispozici. Můžete si otevřít nový.',
    newWorld: 'Otevřít nový svět ze stejného scénáře',
    scenarios: 'Vybrat scénář',
    signIn: 'Přihlásit se do portálu',
  },
};
