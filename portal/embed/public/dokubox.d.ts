/**
 * Types of Dokubox inside a host application: its parameters and its events (A-250…A-255,
 * A-510…A-513).
 */

/** Codes of failures (§8, A-252). */
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

/** Codes of successful events. `EXIT`: the user wants to return to the host. */
export type InfoCode = 'LOGGED_IN' | 'LOGGED_OUT' | 'EXIT';

/** Events from Dokubox to its host. */
export type EmbedEvent =
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly dokuBoxId?: number;
      /**
       * With `MFE_PARAMS`: names of the parameters that are missing or do not match the session
       * (A-512).
       */
      readonly parameters?: readonly ParameterName[];
    }
  | { readonly kind: 'info'; readonly code: InfoCode; readonly dokuBoxId?: number }
  /** Height of the content in CSS pixels, after each change. */
  | { readonly kind: 'size'; readonly height: number };

/**
 * Version of parameters, functions, events and messages. It grows by one when a part is removed or
 * changes its meaning. New kinds of events and new optional parameters do not change it.
 */
export const version: 2;

/** The session the host has signed in. It is kept in memory only. */
export interface SessionTokens {
  readonly idToken: string;
  /** Renews the session. Without it, the session ends with its id token. */
  readonly refreshToken?: string;
}

/** The parameters of Dokubox. They are plain data, so that they can be sent to a frame. */
export interface EmbedParameters extends SessionTokens {
  readonly tenant: 'HU' | 'CZ' | 'SK' | 'RS' | 'BG' | 'HR' | 'RO';
  readonly language: 'en' | 'bg' | 'hu' | 'hr' | 'ro' | 'sr' | 'cs' | 'sk';
  readonly userType: 'CLIENT' | 'BANKER';
  /**
   * Client to act for. Required if the user represents several clients and the session has not
   * chosen one. If the session has a client, it must be the same one.
   */
  readonly clientNumber?: string;
  /** Opens this box. `EXIT` then replaces the way to the list. */
  readonly dokuBoxId?: number;
  /** Screen to open instead of home, such as `/app/createDokuBox`. */
  readonly path?: string;
  /**
   * Page of the host that a signing page returns to: an absolute address on an origin that may
   * embed Dokubox. After signing, `dokuBoxId` is added to its query. Without it, users return to
   * Dokubox's own address.
   */
  readonly returnUrl?: string;
  /**
   * Box the user has just returned from signing, taken from the query of `returnUrl`. Shows the
   * message.
   */
  readonly returnedDokuBoxId?: number;
  readonly theme?: {
    /** Without it, Dokubox follows the setting of the user's system. */
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
 * Shows Dokubox in the element. Only one can be mounted, so a previous one is unmounted first.
 *
 * @returns resolves when Dokubox or the reason for its failure is shown. Never rejects
 */
export function mount(element: HTMLElement, parameters: MountParameters): Promise<void>;

/**
 * Passes new tokens of the same user, for the same client. The screen stays as it is. If the
 * session has ended or was rejected, Dokubox continues with the new tokens. Tokens of someone else
 * change nothing and are reported as `MFE_PARAMS`.
 *
 * @returns resolves when the tokens are in use or reported. Never rejects
 */
export function renew(tokens: SessionTokens): Promise<void>;

/** Whether the user has chosen, typed or begun to upload something that has not been sent. */
export function hasUnsent(): boolean;

/**
 * Call this before your page removes Dokubox. Asks the user if choices or an upload would be lost.
 *
 * @returns whether Dokubox may be unmounted
 */
export function mayLeave(): Promise<boolean>;

/** Removes everything again. Does nothing if nothing is mounted. */
export function unmount(): void;
