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

/*
 * English types the keys: `useTranslation('box')` completes them and refuses unknown ones.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
  }
  interface ResourceNamespaceMap {
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
}
