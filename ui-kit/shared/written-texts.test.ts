import { expect, it } from 'vitest';
import { draftErrors } from '../box/MessagesDialog/messageDraft.ts';
import { noteError, reasonAndNote } from '../box/ReasonFields/reasonState.ts';
import { boxTitle } from '../helpers/names.ts';
import { required, usable } from './fieldRules.ts';

it('[A-471] forms reject hidden characters, and treat an invisible text as empty', () => {
  expect(usable('line')('Smlouva \u202efdp.exe')).toBe('dde.error.unusableCharacter');
  expect(usable('lines')('one\ntwo')).toBeUndefined();
  expect(required('\u200b\u3164')).toBe('dde.error.requiredField');
  expect(noteError('a\u0007')).toBe('dde.error.unusableCharacter');
  expect(reasonAndNote({ reason: '', note: '\u200b' }).note).toBeNull();
  const draft = { content: 'a\u2066b', messageVisibility: null };
  expect(draftErrors(draft, 'CLIENT')).toEqual({ content: 'dde.error.unusableCharacter' });
});

it('[A-471] lists show no reversed name, and no invisible one', () => {
  const box = { titleEn: 'Loan', titleLocal: 'Úvěr' };
  const title = (customName: string) => boxTitle({ ...box, customName }, 'en');
  expect(title('Smlouva \u202efdp.exe')).toBe('Smlouva \ufffdfdp.exe');
  expect(title('\u3164\u200b')).toBe('Loan');
  expect(title('\u200fחוזה')).toBe('\u200fחוזה');
});
