import type { Fetch } from './door.ts';
import { TestSimulator } from './simulator.ts';

/**
 * Adds the cookies of one visitor to every call. Cookie attributes make no difference between two
 * programs.
 */
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
  /** Function for HTTP requests. The default is the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Connects to a running simulator.
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
