import type { i18n as I18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { languages, tenants } from '@dokubox/spec/enums.ts';
import { errorCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import { boxPath, RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';
import { entryNamespaces, workspaceNamespaces } from '@dokubox/ui-kit/locales/load.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { homeOf } from '../config/landing.ts';
import type { ListedStorage } from '../config/storage.ts';
import { createPortalTexts, type PortalTexts } from '../i18n/texts.ts';
import { createServices, type Services } from '../services/services.ts';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { endReasonOf } from '../session/sessionStore.ts';
import { dropDrafts, hasDrafts, keepOnlyDraftsOf } from '../shared/drafts.ts';
import { admit, continueSession, type Entered, type DoorRefusal } from './door.ts';
import { EmbeddedApp, EmbeddedFrame, RefusedPage } from './EmbeddedApp.tsx';
import { createGround, type Ground } from './ground.ts';
import { hostPlatform } from './host.ts';
import { invalidParameters, invalidTokens } from './parameters.ts';
import type { EmbedEvent, EmbedParameters, SessionTokens } from './public/dokubox.d.ts';

/** Values from the host before they are checked. */
type Given = Partial<EmbedParameters>;

/** Everything a Dokubox reports to its host, and what the host keeps after its end. */
export interface HostSide {
  readonly report: (event: EmbedEvent) => void;
  /** Storage of drafts for the next mount. */
  readonly drafts: ListedStorage;
}

const isRefused = (entered: Entered | DoorRefusal): entered is DoorRefusal => 'code' in entered;

/** Returns the path of the first screen. */
function firstPath({ dokuBoxId, path, returnedDokuBoxId, ...user }: EmbedParameters): string {
  const wanted =
    dokuBoxId === undefined ? (path ?? homeOf(user.userType, user.tenant)) : boxPath(dokuBoxId);
  if (returnedDokuBoxId === undefined) return wanted;
  return `${wanted}${wanted.includes('?') ? '&' : '?'}${RETURN_PARAMETER}=${returnedDokuBoxId}`;
}

/** One Dokubox in a host's page, from its start to its end. */
export class Mounted {
  readonly #report: (event: EmbedEvent) => void;
  readonly #drafts: ListedStorage;
  readonly #given: Given;
  readonly #ground: Ground;
  readonly #root: Root;
  readonly #services: Services;
  readonly #ends: (() => void)[] = [];
  readonly #ending = new AbortController();
  #entered: Entered | undefined;
  /** New tokens are being tried. The code that tries them reports the result once. */
  #renewing = false;
  #texts: PortalTexts | undefined;
  #over = false;

  constructor(element: HTMLElement, given: Given, { report, drafts }: HostSide) {
    const { dokuBoxId, returnUrl } = given;
    const about = typeof dokuBoxId === 'number' ? { dokuBoxId } : {};
    this.#report = (event) => {
      if (!this.#over) report(event.kind === 'size' ? event : { ...event, ...about });
    };
    this.#given = given;
    this.#drafts = drafts;
    this.#ground = createGround(element);
    const platform = hostPlatform(this.#ground.shadow, {
      sessionStorage: drafts,
      // Any value other than text is rejected before a user could leave.
      ...(typeof returnUrl === 'string' ? { returnUrl } : {}),
    });
    this.#services = createServices(platform, this.#ending.signal);
    this.#root = createRoot(this.#ground.content, {
      onUncaughtError: (cause) => {
        this.#failed(cause);
      },
    });
    this.#ground.onHeight((height) => {
      this.#report({ kind: 'size', height });
    });
  }

  /** Removes everything. */
  end(): void {
    this.#over = true;
    for (const end of this.#ends) end();
    // The screens end first, to release their locks while the session still exists.
    this.#root.unmount();
    this.#ending.abort();
    this.#ground.remove();
  }

  /** Shows the screen that the parameters name, or the reason why it cannot. Never rejects. */
  show(): Promise<void> {
    return this.#show(this.#given);
  }

  /** Continues with new tokens. Never rejects. */
  async renew(given: SessionTokens): Promise<void> {
    const parameters = invalidTokens(given);
    if (parameters.length > 0) {
      this.#report({ kind: 'error', code: 'MFE_PARAMS', parameters });
      return;
    }
    const { idToken, refreshToken } = given;
    const tokens = { idToken, ...(refreshToken === undefined ? {} : { refreshToken }) };
    if (!this.#entered) {
      const { refreshToken: _former, ...rest } = this.#given;
      await this.#show({ ...rest, ...tokens });
      return;
    }
    const { session } = this.#services;
    const wasOver = session.current().status === 'signedOut';
    this.#renewing = true;
    const refused = await continueSession(this.#services, tokens, this.#entered.user);
    this.#renewing = false;
    if (refused) this.#reportRefusal(refused);
    else if (wasOver) this.#report({ kind: 'info', code: 'LOGGED_IN' });
  }

  hasUnsent(): boolean {
    return this.#services.leaving.isGuarded() || hasDrafts(this.#drafts);
  }

  mayLeave(): Promise<boolean> {
    return new Promise((answer) => {
      this.#services.leaving.leave(
        () => {
          answer(true);
        },
        () => {
          answer(false);
        },
      );
    });
  }

  async #show(given: Given): Promise<void> {
    const { logError } = this.#services;
    const language = languages.find((entry) => entry === given.language) ?? 'en';
    try {
      this.#texts ??= await createPortalTexts({
        language,
        namespaces: [...entryNamespaces, ...workspaceNamespaces],
        onMissingKey: (key, missingIn) => {
          logError(new Error(`No text for ${key} in ${missingIn}`));
        },
      });
      await this.#ground.styled;
      const invalid = invalidParameters(given);
      const entered: Entered | DoorRefusal =
        invalid.length > 0
          ? { code: 'MFE_PARAMS', parameters: invalid }
          : await admit(this.#services, given as EmbedParameters);
      if (this.#over) return;
      if (isRefused(entered)) this.#refuse(entered, this.#texts.i18n);
      else this.#begin(given as EmbedParameters, entered, this.#texts.i18n);
    } catch (cause) {
      this.#failed(cause);
    }
  }

  /** The screens have gone or never appeared. Shows this without styles and React. */
  #failed(cause: unknown): void {
    if (this.#over) return;
    this.#services.logError(cause);
    const code = 'GENERAL_ERROR';
    const t = this.#texts?.i18n.getFixedT(null, 'contract');
    this.#ground.showPlainMessage({
      title: t?.(`errorTitle.${code}`) ?? '',
      text: t ? messageText(t, errorCodes[code].messageKey) : '',
      code,
    });
    this.#report({ kind: 'error', code });
  }

  #wrap(i18n: I18n, content: ReactNode): ReactNode {
    const { tenant, theme } = this.#given;
    const colorScheme = invalidParameters(this.#given).includes('theme')
      ? undefined
      : theme?.colorScheme;
    return (
      <ServicesProvider services={this.#services}>
        <EmbeddedFrame
          ground={this.#ground}
          tenant={tenants.find((entry) => entry === tenant) ?? tenants[0]}
          i18n={i18n}
          colorScheme={colorScheme}
        >
          {content}
        </EmbeddedFrame>
      </ServicesProvider>
    );
  }

  #reportRefusal({ code, parameters }: DoorRefusal): void {
    this.#report({ kind: 'error', code, ...(parameters ? { parameters } : {}) });
    if (!parameters) return;
    const names = parameters.join(', ');
    this.#services.logError(new Error(`Parameters of the host: ${names}`));
  }

  #refuse(refused: DoorRefusal, i18n: I18n): void {
    this.#reportRefusal(refused);
    this.#root.render(this.#wrap(i18n, <RefusedPage {...refused} />));
  }

  #begin(parameters: EmbedParameters, entered: Entered, i18n: I18n): void {
    this.#entered = entered;
    const { user, tenant } = entered.user;
    keepOnlyDraftsOf(`${tenant}:${user.username}`, this.#drafts);
    for (const [name, value] of Object.entries(parameters.theme?.variables ?? {})) {
      this.#ground.root.style.setProperty(name, value);
    }
    this.#listen();
    const { logError, navigation } = this.#services;
    // Dokubox has its own history, because address and Back button of the page belong to the host.
    navigation.navigate(firstPath(parameters), { replace: true });
    const exit = () => {
      this.#report({ kind: 'info', code: 'EXIT' });
    };
    this.#root.render(
      this.#wrap(
        i18n,
        <EmbeddedApp
          start={entered.start}
          i18n={i18n}
          onExit={parameters.dokuBoxId === undefined ? undefined : exit}
          onError={(error) => {
            logError(error);
            this.#report({ kind: 'error', code: 'GENERAL_ERROR' });
          }}
        />,
      ),
    );
    this.#report({ kind: 'info', code: 'LOGGED_IN' });
  }

  /** Reports calls and session events to the host from now on. */
  #listen(): void {
    const { api, session } = this.#services;
    const fail = (code: ErrorCode | undefined) => {
      if (code && !this.#renewing) this.#report({ kind: 'error', code });
    };
    this.#ends.push(
      ...(['clientError', 'serverError', 'blocked'] as const).map((name) =>
        api.events.on(name, ({ error }) => {
          fail(error.errorCode);
        }),
      ),
      api.events.on('unauthorized', ({ error }) => {
        if (session.current().status === 'signedOut') return;
        const reason = endReasonOf(error);
        fail(reason === 'expired' ? 'LOGIN_FAILED' : 'UNAUTHORIZED_428');
        session.end(reason);
      }),
      session.onEnd((reason) => {
        // After an automatic end, the user may return to unsent input.
        if (reason === 'signedOut') dropDrafts(this.#drafts);
        this.#report({ kind: 'info', code: 'LOGGED_OUT' });
      }),
    );
  }
}
