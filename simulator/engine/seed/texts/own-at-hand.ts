import type { OwnLanguage, OwnTexts } from './own-texts.ts';
import { bgOwn } from './bg/own.ts';
import { csOwn } from './cs/own.ts';
import { hrOwn } from './hr/own.ts';
import { huOwn } from './hu/own.ts';
import { roOwn } from './ro/own.ts';
import { skOwn } from './sk/own.ts';
import { srOwn } from './sr/own.ts';

const texts: Readonly<Record<OwnLanguage, OwnTexts>> = {
  bg: bgOwn,
  cs: csOwn,
  hr: hrOwn,
  hu: huOwn,
  ro: roOwn,
  sk: skOwn,
  sr: srOwn,
};

/** What a world of a tenant with this language draws from. */
export const ownTexts = (language: OwnLanguage): OwnTexts => texts[language];

/** Nothing to wait for: where a process serves every tenant, all texts are at hand. */
export const loadOwnTexts = (_language: OwnLanguage): Promise<void> => Promise.resolve();
