/** Types of Dokubox inside a host application: what the host gives and what it hears (A-250… …A-513). */

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
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly dokuBoxId?: number;
      /** With `MFE_PARAMS`: names of the parameters that are missing or do not fit the session. */
      readonly parameters?: readonly ParameterName[];
    }
  | { readonly kind: 'info'; readonly code: InfoCode; readonly dokuBoxId?: number }
  /** Height of the content in CSS pixels, after each change. */
  | { readonly kind: 'size'; readonly height: number };

/**
 * Version of parameters, functions, events and messages. It grows by one when something is taken away or
 * changes its meaning; new kinds of events and new optional parameters come without.
 */
export const version: 2;

/** The session the host has signed in; kept in memory only. */
export interface SessionTokens {
  readonly idToken: string;
  /** Renews the session; without it the session ends with its id token. */
  readonly refreshToken?: string;
}

/** What Dokubox needs to know; plain data, so that it can cross a frame. */
export interface EmbedParameters extends SessionTokens {
  readonly tenant: 'HU' | 'CZ' | 'SK' | 'RS' | 'BG' | 'HR' | 'RO';
  readonly language: 'en' | 'bg' | 'hu' | 'hr' | 'ro' | 'sr' | 'cs' | 'sk';
  readonly userType: 'CLIENT' | 'BANKER';
  /**
   * Client to act for. Needed where the user represents several and the session has not chosen one; has to
   * be the session's where it has.
   */
  readonly clientNumber?: string;
  /** Opens this box, and leaves with `EXIT` instead of going to the list. */
  readonly dokuBoxId?: number;
  /** Screen to open instead of home, such as `/app/createDokuBox`. */
  readonly path?: string;
  /**
   * Page of the host that a signing page returns to: an absolute address on an origin that may embed
   * Dokubox. After signing, `dokuBoxId` is added to its query. Without it people return to Dokubox's
   * own address.
   */
  readonly returnUrl?: string;
  /** Box the user has just come back from signing, as the query of `returnUrl` says: shows the message. */
  readonly returnedDokuBoxId?: number;
  readonly theme?: {
    /** Without it Dokubox follows the setting of the reader's system, as a page without a choice does. */
    readonly colorScheme?: 'light' | 'dark';
    /** Custom properties whose names begin with `--mantine-` or `--dk-`. */
    readonly variables?: Readonly<Record<string, string>>;
  };
}

/** Names of parameters. */
export type ParameterName = keyof EmbedParameters;

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

/**
 * Hands in new tokens of the same user, for the same client; the screen stays as it is. After the session
 * has ended or was refused, Dokubox continues with them. Tokens of someone else change nothing and are
 * reported as `MFE_PARAMS`.
 *
 * @returns resolves when they are in use, or reported; never rejects
 */
export function renew(tokens: SessionTokens): Promise<void>;

/** Whether the user has chosen, typed or begun to upload something that has not been sent. */
export function hasUnsent(): boolean;

/**
 * Call it before your page takes Dokubox away. Asks the user where choices or an upload would be lost.
 *
 * @returns whether Dokubox may be unmounted
 */
export function mayLeave(): Promise<boolean>;

/** Takes everything away again. Does nothing when nothing is mounted. */
export function unmount(): void;
