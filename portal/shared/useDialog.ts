import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { focusedElement } from '@dokubox/ui-kit/helpers/focused.ts';

/**
 * Dialogs a screen can open, and the subject of each. The address contains the name as `modal` and
 * the id, so that Back closes the dialog.
 */
export const dialogSubjects = {
  preview: 'doku',
  messages: 'doku',
  validate: 'doku',
  signers: 'doku',
  removal: 'doku',
  paper: 'doku',
  progress: 'box',
  termination: 'box',
  terminate: 'box',
  closePaper: 'box',
} as const;
export type DialogName = keyof typeof dialogSubjects;
/** Dialogs about one document. The others are about the box. */
export type DokuDialogName = {
  [Name in DialogName]: (typeof dialogSubjects)[Name] extends 'doku' ? Name : never;
}[DialogName];

/** Whether a dialog is about one document. */
export function isDokuDialog(name: DialogName): name is DokuDialogName {
  return dialogSubjects[name] === 'doku';
}

/** The dialog that the address names. */
export interface OpenDialog {
  readonly name: DialogName;
  /** Id of the document or box it is about. */
  readonly id: number;
}

const names = Object.keys(dialogSubjects) as DialogName[];

/** Reads the dialog from a query. Returns null if it is incomplete. */
export function dialogOf(query: URLSearchParams): OpenDialog | null {
  const name = names.find((entry) => entry === query.get('modal'));
  if (!name) return null;
  const id = query.get(dialogSubjects[name]) ?? '';
  return /^[1-9]\d{0,15}$/.test(id) ? { name, id: Number(id) } : null;
}

/** Returns the query with the dialog, or without any. */
export function queryWith(dialog: OpenDialog | null, previous: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(previous);
  for (const name of ['modal', ...Object.values(dialogSubjects)]) query.delete(name);
  if (dialog) {
    query.set('modal', dialog.name);
    query.set(dialogSubjects[dialog.name], String(dialog.id));
  }
  return query;
}

/**
 * Returns the open dialog, and functions to open and close one. Both functions stay the same
 * objects.
 */
export function useDialog() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: (object & { openedHere?: boolean }) | null };
  const navigate = useNavigate();
  const now = { setQuery, state, navigate };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const opener = useRef<HTMLElement | null>(null);
  const dialog = dialogOf(query);
  const isOpen = dialog !== null;
  useEffect(() => {
    // After any kind of closing, the focus returns to where the user was.
    if (isOpen) return;
    opener.current?.focus();
    opener.current = null;
  }, [isOpen]);
  const open = useCallback((name: DialogName, id: number) => {
    opener.current = focusedElement();
    const kept = { ...latest.current.state, openedHere: true };
    latest.current.setQuery((previous) => queryWith({ name, id }, previous), { state: kept });
  }, []);
  const close = useCallback(() => {
    // If the address was opened with a dialog, there is no previous page to return to.
    if (latest.current.state?.openedHere) void latest.current.navigate(-1);
    else latest.current.setQuery((previous) => queryWith(null, previous), { replace: true });
  }, []);
  return { dialog, open, close };
}
