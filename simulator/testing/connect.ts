import type { Fetch } from './door.ts';
import { TestSimulator } from './simulator.ts';

/** Keeps the cookies of one visitor; their attributes play no part between two programs. */
function withCookies(url: string, send: typeof fetch): Fetch {
  const kept = new Map<string, string>();
  return async (path, init) => {
    const headers = new Headers(init.headers);
    if (kept.size > 0) headers.set('cookie', [...kept].map((pair) => pair.join('=')).join('; '));
    const answer = await send(url + path, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    return answer;
  };
}

export interface ConnectOptions {
  readonly controlToken?: string | undefined;
  /** Default: the one of the platform. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * A simulator that runs already.
 * @param url scheme, host and port, such as `http://127.0.0.1:4010`
 */
export function connect(url: string, options: ConnectOptions = {}): TestSimulator {
  const base = url.replace(/\/$/, '');
  const send = options.fetch ?? fetch;
  return new TestSimulator({
    url: base,
    visitor: () => withCookies(base, send),
    controlToken: options.controlToken,
    stop: () => Promise.resolve(),
  });
}
