import type { SeedLocale } from '../people.ts';

/** Latin letters by the Bulgarian law on transliteration. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Cyrillic to Latin. By law, a final `ия` becomes `ia`. Words in capitals stay in capitals. */
export function transliterateBulgarian(text: string): string {
  return text.replace(/\p{Script=Cyrillic}+/gu, (word) => {
    const lower = word.toLowerCase();
    const stem = lower.endsWith('ия') ? lower.slice(0, -2) : lower;
    const spelled =
      [...stem].map((letter) => latin[letter] ?? letter).join('') + (stem === lower ? '' : 'ia');
    if (word.length > 1 && word === word.toUpperCase()) return spelled.toUpperCase();
    return word.charAt(0) === word.charAt(0).toUpperCase() ? capitalised(spelled) : spelled;
  });
}

/** Bulgaria. */
export const bgPeople: SeedLocale = {
  maleNames: [
    'Георги',
    'Иван',
    'Димитър',
    'Николай',
    'Петър',
    'Христо',
    'Стефан',
    'Йордан',
    'Красимир',
    'Пламен',
    'Любомир',
    'Юлиян',
  ],
  femaleNames: [
    'Мария',
    'Иванка',
    'Елена',
    'Йорданка',
    'Пенка',
    'Радка',
    'Десислава',
    'Цветелина',
    'Гергана',
    'Весела',
    'Надежда',
    'Юлия',
  ],
  surnames: [
    ['Иванов', 'Иванова'],
    ['Георгиев', 'Георгиева'],
    ['Димитров', 'Димитрова'],
    ['Петров', 'Петрова'],
    ['Николов', 'Николова'],
    ['Христов', 'Христова'],
    ['Стоянов', 'Стоянова'],
    ['Тодоров', 'Тодорова'],
    ['Илиев', 'Илиева'],
    ['Василев', 'Василева'],
    ['Ангелов', 'Ангелова'],
    ['Колев', 'Колева'],
    ['Маринов', 'Маринова'],
    ['Желязков', 'Желязкова'],
    ['Янков', 'Янкова'],
    ['Щерев', 'Щерева'],
    ['Цветков', 'Цветкова'],
    ['Костадинов', 'Костадинова'],
    ['Ковачев', 'Ковачева'],
    ['Юруков', 'Юрукова'],
    ['Атанасов', 'Атанасова'],
    ['Митев', 'Митева'],
  ],
  surnameFirst: false,
  companyNames: [
    'Дъбови мебели',
    'Мелница Подбалкан',
    'Зелена градина',
    'Печатница Двулист',
    'Строеж Каменец',
    'Синя вода',
    'Подправки и чай',
    'Пристан Логистика',
    'Сребърен извор',
    'Имоти Кръстопът',
    'Пекарна При чешмата',
    'Щастлив път',
    'Овощарник Череша',
    'Стъкларна Зорница',
  ],
  smallForms: ['ЕООД', 'ООД', 'ЕООД'],
  largeForms: ['АД', 'ЕАД', 'ООД'],
  streets: [
    'ул. „Цар Симеон“',
    'ул. „Иван Вазов“',
    'ул. „Христо Ботев“',
    'ул. „Шипка“',
    'бул. „Цар Освободител“',
    'ул. „Липа“',
    'ул. „Дунав“',
    'ул. „Мелничарска“',
    'ул. „Училищна“',
    'ул. „Розова долина“',
  ],
  cities: [
    ['1000', 'София'],
    ['4000', 'Пловдив'],
    ['9000', 'Варна'],
    ['8000', 'Бургас'],
    ['7000', 'Русе'],
    ['6000', 'Стара Загора'],
    ['5800', 'Плевен'],
    ['8800', 'Сливен'],
    ['5000', 'Велико Търново'],
  ],
  address: (street, number, postalCode, city) => `${postalCode} ${city}, ${street} № ${number}`,
  mobile: (random) => `${random.pick(['87', '88', '89', '98'])}${random.digits(7)}`,
  documentIssuer: 'МВР София',
  transliterate: transliterateBulgarian,
};
