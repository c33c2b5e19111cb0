import type { Avoided } from './avoided.ts';

export const avoided: readonly Avoided[] = [
  { term: 'card (of a document)', wordings: ['карта*', 'картата'] },
  { term: 'banker', wordings: ['банкер*'] },
  { term: 'choice, selected step', wordings: ['избори', 'изборите'] },
  { term: 'remote signature / certificate', wordings: ['отдалечен*'] },
  { term: 'on paper', wordings: ['на ръка'] },
  { term: 'account', wordings: ['акаунт*'] },
  { term: 'configure, set up', wordings: ['конфигур*', 'преконфигур*'] },
  { term: 'reviewer', wordings: ['рецензент*'] },
  { term: 'legal representative', wordings: ['легален*'] },
  { term: 'electronic signature', wordings: ['цифров подпис*', 'цифрови подпис*'] },
  { term: 'trusted authority', wordings: ['орган', 'органа', 'органи', 'органите'] },
  { term: 'envelope, signing request', wordings: ['плик*'] },
  { term: 'scan', wordings: ['скан'] },
  { term: 'start (dokubox)', wordings: ['започване'] },
  { term: 'custom name', wordings: ['собствено име', 'вашето име', 'ваше име'] },
  {
    term: 'send to the bank / client',
    wordings: ['изпращане на банката', 'изпращане на клиента', 'изпращане на докубокса на'],
  },
  { term: 'tab / window', wordings: ['таб', 'табове'] },
  { term: 'sign in / sign out', wordings: ['ще излезете'] },
  { term: 'task', wordings: ['таск*'] },
];
