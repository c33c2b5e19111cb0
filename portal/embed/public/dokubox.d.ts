/** Types of Dokubox inside a host application: what the host gives and what it hears (A-250…A-255). */

/** Codes of what went wrong (§8, A-252). */
export type ErrorCode =
  | 'MFE_PARAMS'
  | 'GENERAL_ERROR'
  | 'PORTAL_BLOCKED'
  | 'LOGIN_FAILED'
  | 'DOKUBOX_LOCKED'
  | 'DOKUBOX_LOAD_ERROR'
  | 'DOKUBOX_CANCELLED'
  | 'DOKUBOX_INITIATED_BY_CLIENT'
  | 'DOKUBOX_ACCESS_DENIED'
  | 'DOKUBOX_SETUP_INCOMPLETE'
  | 'UNAUTHORIZED_428';

/** Codes of what went well; `EXIT`: the user wants back to the host. */
export type InfoCode = 'LOGGED_IN' | 'LOGGED_OUT' | 'EXIT';

/** What Dokubox tells its host. */
export type EmbedEvent =
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly dokuBoxId?: number }
  | { readonly kind: 'info'; readonly code: InfoCode; readonly dokuBoxId?: number }
  /** Height of the content in CSS pixels, after each change. */
  | { readonly kind: 'size'; readonly height: number };

/** What Dokubox needs to know; plain data, so that it can cross a frame. */
export interface EmbedParameters {
  readonly tenant: 'HU' | 'CZ' | 'SK' | 'RS' | 'BG' | 'HR' | 'RO';
  readonly language: 'en' | 'bg' | 'hu' | 'hr' | 'ro' | 'sr' | 'cs' | 'sk';
  readonly userType: 'CLIENT' | 'BANKER';
  /** The session the host has signed in; kept in memory only. */
  readonly idToken: string;
  /** Renews the session; without it the session ends with its id token. */
  readonly refreshToken?: string;
  /** Client to act for, where the session has not chosen one yet. */
  readonly clientNumber?: string;
  /** Opens this box, and leaves with `EXIT` instead of going to the list. */
  readonly dokuBoxId?: number;
  /** Screen to open instead of home, such as `/app/createDokuBox`. */
  readonly path?: string;
  readonly theme?: {
    readonly colorScheme?: 'light' | 'dark';
    /** Custom properties whose names begin with `--mantine-` or `--dk-`. */
    readonly variables?: Readonly<Record<string, string>>;
  };
}

/** Parameters and the listener of the module variant. */
export interface MountParameters extends EmbedParameters {
  readonly onEvent?: (event: EmbedEvent) => void;
}

/**
 * Shows Dokubox in the element. One at a time: what is mounted already is unmounted first.
 *
 * @returns resolves when it is shown, or the reason why not; never rejects
 */
export function mount(element: HTMLElement, parameters: MountParameters): Promise<void>;

/** Takes everything away again. Does nothing when nothing is mounted. */
export function unmount(): void;
