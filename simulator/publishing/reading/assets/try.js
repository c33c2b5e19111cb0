/** Calls tried on the server the page comes from; a published site has no such server and no such file. */
(() => {
  'use strict';
  const { element, kept } = globalThis.dokuboxReading;

  const people = {
    client1: 'CLIENT',
    client2: 'CLIENT',
    bankerRm: 'BANKER',
    bankerValidator: 'BANKER',
  };

  /** A form that makes the call of the page, as somebody in a world of the reader's own. */
  function tryCall(place) {
    const { method, path, names, body } = JSON.parse(place.dataset.try);
    const field = (label, control) => element('label', {}, label, control);
    const options = (list) => list.map((one) => element('option', {}, one));
    const banks = [...document.querySelectorAll('[name=tenant] option')].map(({ value }) => value);
    const tenant = element('select', {}, ...options(banks.filter((one) => one !== '')));
    if (kept.read('tenant')) tenant.value = kept.read('tenant');
    const user = element('select', {}, ...options(Object.keys(people)));
    const ids = names.map((name) => [name, element('input', { size: '8' })]);
    const text = body === null ? undefined : element('textarea', { spellcheck: 'false' });
    if (text) text.value = JSON.stringify(body, null, 2);
    const send = element('button', { type: 'submit' }, 'Send');
    const said = element('output', {});
    const form = element(
      'form',
      { class: 'try', 'aria-label': 'Try the call' },
      element(
        'p',
        {},
        'In a world of your own, made from the first scenario. The ids in it begin at 101 for boxes and at 1001 for documents.',
      ),
      element(
        'div',
        { class: 'row' },
        field('Bank', tenant),
        field('As', user),
        ...ids.map(([name, input]) => field(name, input)),
      ),
      ...(text ? [field('Body', text)] : []),
      element('div', {}, send),
      said,
    );
    const worlds = new Map();
    /** Cookies of the page stay away: who calls is chosen here. */
    const call = async (url, init) => {
      const answer = await fetch(url, { credentials: 'omit', redirect: 'manual', ...init });
      return { status: answer.status, text: await answer.text() };
    };
    async function session() {
      const key = `${tenant.value} ${user.value}`;
      if (worlds.has(key)) return worlds.get(key);
      const json = { 'Content-Type': 'application/json' };
      const { text: listed } = await call('/__sim/scenarios', {});
      const scenario = JSON.parse(listed).find((one) => one.tenants.includes(tenant.value))?.name;
      const made = await call('/__sim/worlds', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ scenario, tenant: tenant.value, user: user.value }),
      });
      if (made.status !== 201) throw new Error(`no world: ${made.status} ${made.text}`);
      worlds.set(key, JSON.parse(made.text));
      return worlds.get(key);
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      said.textContent = 'Waiting for the answer';
      void (async () => {
        const world = await session();
        const isClient = people[user.value] === 'CLIENT';
        const url = ids.reduce(
          (whole, [name, input]) => whole.replace(`{${name}}`, encodeURIComponent(input.value)),
          path,
        );
        const { status, text: answered } = await call(url, {
          method,
          headers: {
            'X-Language': 'en',
            'X-Tenant': tenant.value,
            'X-Channel': isClient ? 'INTERNET' : 'INTRANET',
            'X-Flow-Type': people[user.value],
            'X-Timezone-Offset': String(new Date().getTimezoneOffset()),
            'X-Client-Application': 'DDE_PORTAL',
            'X-Flow-Id': crypto.randomUUID(),
            'X-Sim-World': world.worldId,
            'X-Id-Token': world.idToken,
            ...(text ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(text ? { body: text.value } : {}),
        });
        let shown = answered;
        try {
          shown = JSON.stringify(JSON.parse(answered), null, 2);
        } catch {
          // No JSON: shown as it came.
        }
        said.replaceChildren(element('strong', {}, `Status ${status}`));
        if (shown) said.append(element('pre', { tabindex: '0' }, shown));
      })().catch((error) => {
        said.textContent = `The call could not be made: ${error.message}`;
      });
    });
    place.replaceWith(form);
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const place of document.querySelectorAll('[data-try]')) tryCall(place);
  });
})();
