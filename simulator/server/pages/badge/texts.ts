import type { Language } from '@dokubox/spec/enums.ts';

/** Words of the badge in the corner of the portal. */
export interface BadgeTexts {
  /** Name of the badge. */
  readonly simulator: string;
  /** Text before their number. */
  readonly faults: string;
  /** The way into the console. */
  readonly console: string;
  /** Takes the badge away for this tab. */
  readonly hide: string;
}

/** The words in each language. */
export const badgeTexts: Readonly<Record<Language, BadgeTexts>> = {
  en: {
    simulator: 'Simulator',
    faults: 'Faults on:',
    console: 'Open the console',
    hide: 'Hide the badge of the simulator',
  },
  bg: {
    simulator: 'Симулатор',
    faults: 'Включени неизправности:',
    console: 'Отваряне на конзолата',
    hide: 'Скриване на значката на симулатора',
  },
  hu: {
    simulator: 'Szimulátor',
    faults: 'Bekapcsolt hibák:',
    console: 'A konzol megnyitása',
    hide: 'A szimulátor jelvényének elrejtése',
  },
  hr: {
    simulator: 'Simulator',
    faults: 'Uključene smetnje:',
    console: 'Otvori konzolu',
    hide: 'Sakrij oznaku simulatora',
  },
  ro: {
    simulator: 'Simulator',
    faults: 'Defecțiuni active:',
    console: 'Deschideți consola',
    hide: 'Ascundeți insigna simulatorului',
  },
  sr: {
    simulator: 'Simulator',
    faults: 'Uključene smetnje:',
    console: 'Otvori konzolu',
    hide: 'Sakrij oznaku simulatora',
  },
  cs: {
    simulator: 'Simulátor',
    faults: 'Zapnuté poruchy:',
    console: 'Otevřít konzoli',
    hide: 'Skrýt odznak simulátoru',
  },
  sk: {
    simulator: 'Simulátor',
    faults: 'Zapnuté poruchy:',
    console: 'Otvoriť konzolu',
    hide: 'Skryť odznak simulátora',
  },
};
