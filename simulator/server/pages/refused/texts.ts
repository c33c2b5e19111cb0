import type { Language } from '@dokubox/spec/enums.ts';

/** Texts of the page for a link that the simulator rejects. */
export interface RefusedTexts {
  readonly title: string;
  readonly text: string;
  /** The simulator's message follows, in English. */
  readonly reason: string;
}

/** The words in each language. */
export const refusedTexts: Readonly<Record<Language, RefusedTexts>> = {
  en: {
    title: 'This link cannot be opened',
    text: 'Nothing has changed. Ask whoever gave you the link for another one, or choose a scenario yourself.',
    reason: 'What the simulator says',
  },
  bg: {
    title: 'Тази връзка не може да бъде отворена',
    text: 'Нищо не е променено. Поискайте друга връзка от този, който Ви я е дал, или изберете сценарий сами.',
    reason: 'Съобщение на симулатора',
  },
  hu: {
    title: 'Ez a hivatkozás nem nyitható meg',
    text: 'Semmi sem változott. Kérjen másik hivatkozást attól, akitől kapta, vagy válasszon egy forgatókönyvet.',
    reason: 'A szimulátor üzenete',
  },
  hr: {
    title: 'Ovu poveznicu nije moguće otvoriti',
    text: 'Ništa se nije promijenilo. Zatražite drugu poveznicu od onoga tko Vam ju je dao ili sami odaberite scenarij.',
    reason: 'Poruka simulatora',
  },
  ro: {
    title: 'Acest link nu poate fi deschis',
    text: 'Nu s-a schimbat nimic. Cereți alt link de la cine vi l-a dat sau alegeți un scenariu.',
    reason: 'Mesajul simulatorului',
  },
  sr: {
    title: 'Ovaj link ne može da se otvori',
    text: 'Ništa se nije promenilo. Zatražite drugi link od onoga ko Vam ga je dao ili sami izaberite scenario.',
    reason: 'Poruka simulatora',
  },
  sk: {
    title: 'Tento odkaz nemožno otvoriť',
    text: 'Nič sa nezmenilo. Požiadajte o iný odkaz toho, kto vám ho dal, alebo si vyberte scenár sami.',
    reason: 'Správa simulátora',
  },
  cs: {
    title: 'Tento odkaz nelze otevřít',
    text: 'Nic se nezměnilo. Požádejte o jiný odkaz toho, kdo vám jej dal, nebo si vyberte scénář sami.',
    reason: 'Zpráva simulátoru',
  },
};
