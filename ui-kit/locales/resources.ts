import type contract from './en/contract.ts';
import type contractBox from './en/contractBox.ts';
import type portal from './en/portal.ts';
import type shell from './en/shell.ts';
import type signIn from './en/signIn.ts';
import type list from './en/list.ts';
import type box from './en/box.ts';
import type acting from './en/acting.ts';
import type creating from './en/creating.ts';
import type account from './en/account.ts';
import type cookies from './en/cookies.ts';
import type guards from './en/guards.ts';
import type messages from './en/messages.ts';
import type validation from './en/validation.ts';
import type { PluralCategory } from './translation.ts';

/** English types the keys: `useTranslation('box')` completes them and refuses unknown ones. */
interface Resources {
  contract: typeof contract;
  contractBox: typeof contractBox;
  portal: typeof portal;
  shell: typeof shell;
  signIn: typeof signIn;
  list: typeof list;
  box: typeof box;
  acting: typeof acting;
  creating: typeof creating;
  account: typeof account;
  cookies: typeof cookies;
  guards: typeof guards;
  messages: typeof messages;
  validation: typeof validation;
}

/** A part of the texts that loads as one. */
export type Namespace = keyof Resources;

type Base<Key extends string> = Key extends `${infer Counted}_${PluralCategory}` ? Counted : Key;

/** Whole keys of the texts in `Tree`; a counted one without its plural category. */
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Base<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/**
 * Gives a text by its key: `t('title')` of the namespace `Default`, `t('box:title')` of any in
 * `Named`. A number called `count` chooses the plural form.
 */
export type Translate<Named extends Namespace, Default extends Namespace = Named> = (
  key:
    | ([Default] extends [never] ? never : KeysOf<Resources[Default]>)
    | { [N in Named]: `${N}:${KeysOf<Resources[N]>}` }[Named],
  values?: Readonly<Record<string, string | number>>,
) => string;
