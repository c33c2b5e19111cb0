import type { i18n as I18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { languages, tenants } from '@dokubox/spec/enums.ts';
import type { ErrorCode } from '@dokubox/spec/errors.ts';
import type { PortalConfig } from '@dokubox/spec/schemas/portal.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { entryNamespaces, workspaceNamespaces } from '@dokubox/ui-kit/locales/load.ts';
import { asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import { homeOf } from '../config/landing.ts';
import { createPortalTexts } from '../i18n/texts.ts';
import type { Start } from '../session/start.ts';
import { createServices, type Services } from '../services/services.ts';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { EmbeddedApp, EmbeddedFrame, RefusedPage } from './EmbeddedApp.tsx';
import { layGround, type Ground } from './ground.ts';
import { hostPlatform } from './host.ts';
import { invalidParameters } from './parameters.ts';
import type { EmbedEvent, EmbedParameters } from './public/dokubox.d.ts';

/** What the host gives before it is checked. */
type Given = Partial<EmbedParameters>;

/** One Dokubox in a host's page, from its beginning to its end. */
export class Mounted {
  readonly #tell: (event: EmbedEvent) => void;
  readonly #ground: Ground;
  readonly #root: Root;
  readonly #services: Services;
  readonly #ends: (() => void)[] = [];
  readonly #ending = new AbortController();
  #over = false;

  constructor(element: HTMLElement, tell: (event: EmbedEvent) => void) {
    this.#tell = (event) => {
      if (!this.#over) tell(event);
    };
    this.#ground = layGround(element);
    this.#services = createServices(hostPlatform(this.#ground.shadow), this.#ending.signal);
    this.#root = createRoot(this.#ground.content);
    this.#ground.onHeight((height) => {
      this.#tell({ kind: 'size', height });
    });
  }

  /** Takes everything away. */
  end(): void {
    this.#over = true;
    for (const end of this.#ends) end();
    // First the screens, which give their locks back with the session they still have.
    this.#root.unmount();
    this.#ending.abort();
    this.#ground.remove();
  }

  /** Shows what the parameters ask for, or why it cannot be shown. Never rejects. */
  async show(given: Given): Promise<void> {
    const { logError } = this.#services;
    const tenant = tenants.find((entry) => entry === given.tenant) ?? tenants[0];
    const language = languages.find((entry) => entry === given.language) ?? 'en';
    const texts = createPortalTexts({
      language,
      namespaces: [...entryNamespaces, ...workspaceNamespaces],
      onMissingKey: (key, missingIn) => {
        logError(new Error(`No text for ${key} in ${missingIn}`));
      },
    });
    try {
      const [{ i18n }] = await Promise.all([texts, this.#ground.styled]);
      const invalid = invalidParameters(given);
      const code = invalid.length > 0 ? 'MFE_PARAMS' : undefined;
      const parameters = given as EmbedParameters;
      const started = code ?? (await this.#signIn(parameters));
      if (this.#over) return;
      const wrap = (content: ReactNode) => (
        <ServicesProvider services={this.#services}>
          <EmbeddedFrame
            ground={this.#ground}
            tenant={tenant}
            i18n={i18n}
            colorScheme={code ? undefined : parameters.theme?.colorScheme}
          >
            {content}
          </EmbeddedFrame>
        </ServicesProvider>
      );
      if (typeof started === 'string') {
        if (code) logError(new Error(`Parameters of the host: ${invalid.join(', ')}`));
        this.#tell({ kind: 'error', code: started });
        this.#root.render(wrap(<RefusedPage code={started} />));
        return;
      }
      this.#begin(parameters, { start: started, i18n, wrap });
    } catch (cause) {
      if (this.#over) return;
      logError(cause);
      this.#tell({ kind: 'error', code: 'GENERAL_ERROR' });
    }
  }

  /** @returns configuration and launch, or the code of what stands in the way */
  async #signIn(parameters: EmbedParameters): Promise<Start | ErrorCode> {
    const { tenant, language, userType, idToken, refreshToken, clientNumber } = parameters;
    const { api, session } = this.#services;
    const { call, tokens } = api;
    api.setContext({ tenant, language, channel: 'OMNICHANNEL', flowType: userType });
    let config: PortalConfig;
    try {
      config = await call('getConfig', {}, { shownInPlace: true });
      tokens.clear();
      tokens.set({
        ialIdToken: idToken,
        ...(refreshToken === undefined ? {} : { ialRefreshToken: refreshToken }),
      });
      // Asked once to hear why not, which the probe keeps to itself.
      await call('getCurrentUser', {}, { shownInPlace: true });
      await session.probe();
      if (session.current().status === 'incomplete' && clientNumber !== undefined) {
        await session.completeSignIn(await call('selectClient', { body: { clientNumber } }));
      }
    } catch (cause) {
      const error = asApiError(cause, flowId);
      if (error.errorCode) return error.errorCode;
      return error.status === 401 ? 'LOGIN_FAILED' : 'GENERAL_ERROR';
    }
    const current = session.current();
    if (current.status !== 'signedIn') return 'LOGIN_FAILED';
    if (current.user.user.userType !== userType || current.user.tenant !== tenant) {
      return 'MFE_PARAMS';
    }
    return {
      config,
      launch: {
        tenant,
        language,
        channel: userType === 'BANKER' ? 'INTRANET' : 'INTERNET',
        channelFixed: true,
        invalidDdeParam: false,
        portalFunction: 'ALL',
      },
    };
  }

  #begin(
    { dokuBoxId, path, userType, tenant, theme }: EmbedParameters,
    shown: { start: Start; i18n: I18n; wrap: (content: ReactNode) => ReactNode },
  ): void {
    for (const [name, value] of Object.entries(theme?.variables ?? {})) {
      this.#ground.root.style.setProperty(name, value);
    }
    const { api, logError, navigation, session } = this.#services;
    const about = dokuBoxId === undefined ? {} : { dokuBoxId };
    const fail = (code: ErrorCode) => {
      this.#tell({ kind: 'error', code, ...about });
    };
    this.#ends.push(
      ...(['clientError', 'serverError', 'blocked'] as const).map((name) =>
        api.events.on(name, ({ error }) => {
          if (error.errorCode) fail(error.errorCode);
        }),
      ),
      api.events.on('unauthorized', ({ error }) => {
        if (session.current().status === 'signedOut') return;
        fail(error.status === 428 ? 'UNAUTHORIZED_428' : 'LOGIN_FAILED');
        session.end(error.status === 428 ? 'loginFailed' : 'expired');
      }),
      session.onEnd(() => {
        this.#tell({ kind: 'info', code: 'LOGGED_OUT', ...about });
      }),
    );
    const exit = () => {
      this.#tell({ kind: 'info', code: 'EXIT', ...about });
    };
    const ofBox = dokuBoxId !== undefined;
    // A history of its own: address and Back button of the page belong to the host.
    navigation.navigate(ofBox ? boxPath(dokuBoxId) : (path ?? homeOf(userType, tenant)), {
      replace: true,
    });
    this.#root.render(
      shown.wrap(
        <EmbeddedApp
          start={shown.start}
          i18n={shown.i18n}
          onExit={ofBox ? exit : undefined}
          onFault={(error) => {
            logError(error);
            fail('GENERAL_ERROR');
          }}
        />,
      ),
    );
    this.#tell({ kind: 'info', code: 'LOGGED_IN', ...about });
  }
}
