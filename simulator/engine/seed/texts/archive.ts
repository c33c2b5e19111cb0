import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';

/** A document of a client's own archive. */
interface ArchiveText {
  readonly title: string;
  readonly paragraph: string;
}
type Texts = Readonly<Record<'terms' | 'contract', ArchiveText>>;

/** Terms and conditions and the framework contract, in the language of each tenant. */
export const archiveTexts: Readonly<Record<TenantPolicy['localLanguage'], Texts>> = {
  hu: {
    terms: {
      title: 'Általános szerződési feltételek',
      paragraph:
        'Jelen feltételek a dokumentumportál használatára vonatkoznak. Mintaszöveg, joghatása nincs.',
    },
    contract: {
      title: 'Keretszerződés',
      paragraph: 'A felek megállapodnak a dokumentumportál használatában. Mintaszöveg.',
    },
  },
  cs: {
    terms: {
      title: 'Obchodní podmínky',
      paragraph:
        'Tyto podmínky se vztahují na používání dokumentového portálu. Vzorový text bez právních účinků.',
    },
    contract: {
      title: 'Rámcová smlouva',
      paragraph: 'Strany se dohodly na používání dokumentového portálu. Vzorový text.',
    },
  },
  sk: {
    terms: {
      title: 'Obchodné podmienky',
      paragraph:
        'Tieto podmienky sa vzťahujú na používanie portálu dokumentov. Vzorový text bez právnych účinkov.',
    },
    contract: {
      title: 'Rámcová zmluva',
      paragraph: 'Strany sa dohodli na používaní portálu dokumentov. Vzorový text.',
    },
  },
  sr: {
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
  bg: {
    terms: {
      title: 'Общи условия',
      paragraph:
        'Тези условия уреждат ползването на портала за документи. Примерен текст без правно действие.',
    },
    contract: {
      title: 'Рамков договор',
      paragraph: 'Страните се споразумяват за ползването на портала за документи. Примерен текст.',
    },
  },
  hr: {
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
  ro: {
    terms: {
      title: 'Termeni și condiții',
      paragraph:
        'Acești termeni se aplică utilizării portalului de documente. Text model, fără efecte juridice.',
    },
    contract: {
      title: 'Contract-cadru',
      paragraph: 'Părțile convin asupra utilizării portalului de documente. Text model.',
    },
  },
};
