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

/** The texts for a world of a tenant with this language. */
export const ownTexts = (language: OwnLanguage): OwnTexts => texts[language];

/** Resolves at once, because a process for all tenants has all texts in memory. */
export const loadOwnTexts = (_language: OwnLanguage): Promise<void> => Promise.resolve();
