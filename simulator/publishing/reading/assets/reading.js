/**
 * What the pages do beyond being read: search, the chosen bank and colours, and the words of a rule at its
 * badge. A page without this script still reads.
 */
(() => {
  'use strict';
  const html = document.documentElement;
  const root = html.dataset.root ?? '';

  /** What was chosen before, also on other pages; nothing where the browser keeps nothing. */
  const kept = {
    /** @param {string} name */
    read(name) {
      try {
        return localStorage.getItem(`dokubox.reading.${name}`) ?? '';
      } catch {
        return '';
      }
    },
    /** @param {string} name @param {string} value */
    write(name, value) {
      try {
        localStorage.setItem(`dokubox.reading.${name}`, value);
      } catch {
        // A browser that keeps nothing forgets the choice with the page.
      }
    },
  };
  // Before the page is drawn, so that it does not change its colours under the reader's eyes.
  for (const name of ['tenant', 'scheme']) {
    const value = kept.read(name);
    if (value) html.dataset[name] = value;
  }

  /** @param {string} path */
  const load = (path) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = root + path;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${path} cannot be loaded`));
      document.head.append(script);
    });
  /** @type {Promise<unknown> | undefined} */
  let loading;
  /** Words of the rules and what the search knows, loaded when somebody first needs them. */
  const data = () =>
    (loading ??= Promise.all([load('assets/data.js'), load('assets/minisearch.js')]));

  /** @param {string} tag @param {Record<string, string>} attributes @param {...(Node | string)} children */
  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }

  // For the form that tries a call, which stands in a file of its own.
  globalThis.dokuboxReading = { element, kept };

  function choices() {
    for (const name of ['tenant', 'scheme']) {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector(`[name=${name}]`));
      select.disabled = false;
      select.value = kept.read(name);
      select.addEventListener('change', () => {
        kept.write(name, select.value);
        if (select.value) html.dataset[name] = select.value;
        else delete html.dataset[name];
      });
    }
  }

  /** Words of a question that are in every text. */
  const stop = new Set(
    'a an and are as at be by can cannot do does for from has have how in is it its may must of on or that the this to was what when where which who why with'.split(
      ' ',
    ),
  );
  /** Archive, archives and archived are one word. */
  const stem = (/** @type {string} */ word) =>
    word.length > 4 ? word.replace(/(?<=\w{3})(?:ing|ed|es|s|d|e)$/, '') : word;

  /** @type {((query: string) => any[]) | undefined} */
  let index;
  /** The search over all pages; its words are loaded once. */
  async function searchIndex() {
    await data();
    if (index) return index;
    const found = new globalThis.MiniSearch({
      fields: ['title', 'place', 'text'],
      storeFields: ['title', 'place', 'url', 'text'],
      tokenize: (text) =>
        text.split(/[^\p{L}\p{N}_§-]+/u).flatMap((word) => {
          const parts = word.split(/(?<=[a-z])(?=[A-Z])|[_-]/);
          return parts.length > 1 ? [word, ...parts] : [word];
        }),
      processTerm: (word) => {
        const low = word.toLowerCase();
        return stop.has(low) ? null : stem(low);
      },
      searchOptions: {
        boost: { title: 3, place: 1.5 },
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 5 ? 0.15 : false),
        combineWith: 'AND',
      },
    });
    found.addAll(globalThis.readingData.entries.map((entry, id) => ({ id, ...entry })));
    index = (query) => {
      const all = found.search(query);
      const known = new Set(all.map(({ id }) => id));
      // What has some of the words comes after what has them all.
      const some = all.length < 8 ? found.search(query, { combineWith: 'OR' }) : [];
      return [...all, ...some.filter(({ id }) => !known.has(id))];
    };
    return index;
  }

  /** A part of the text around the first word that was found. */
  function excerpt({ text, terms }) {
    const low = text.toLowerCase();
    const at = Math.min(
      ...terms.map((one) => low.indexOf(one)).filter((place) => place >= 0),
      text.length,
    );
    const start = at > 70 ? text.indexOf(' ', at - 60) + 1 : 0;
    const shown = text.slice(start, start + 170);
    const words = element('span', {});
    if (start > 0) words.append('… ');
    const parts = shown.split(
      // eslint-disable-next-line no-restricted-syntax -- alternatives of plain words
      new RegExp(
        `(${terms.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
        'gi',
      ),
    );
    parts.forEach((part, number) =>
      words.append(number % 2 === 1 ? element('mark', {}, part) : part),
    );
    if (start + 170 < text.length) words.append(' …');
    return words;
  }

  function search() {
    const form = /** @type {HTMLFormElement} */ (document.querySelector('form.search'));
    const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
    const results = /** @type {HTMLElement} */ (form.querySelector('.results'));
    input.disabled = false;

    let asked = '';
    async function show() {
      const query = input.value.trim();
      asked = query;
      if (query.length < 2) {
        results.hidden = true;
        return;
      }
      const find = await searchIndex();
      if (asked !== query) return;
      const found = find(query).slice(0, 20);
      results.replaceChildren();
      if (found.length === 0) {
        results.append(
          element(
            'p',
            { role: 'status' },
            'Nothing is found. Try one word less, or the name of a field.',
          ),
        );
      } else {
        const items = found.map((one) => {
          const link = element(
            'a',
            { href: root + one.url },
            element('strong', {}, one.title),
            element('span', {}, one.place),
          );
          if (one.text) link.append(excerpt(one));
          return element('li', {}, link);
        });
        results.append(element('ul', {}, ...items));
      }
      results.hidden = false;
    }
    const links = () => [...results.querySelectorAll('a')];
    input.addEventListener('focus', () => void searchIndex());
    input.addEventListener('input', () => void show());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void show().then(() => links()[0]?.focus());
    });
    form.addEventListener('keydown', (event) => {
      const all = links();
      const at = all.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
      if (event.key === 'Escape') {
        results.hidden = true;
        input.focus();
      } else if (event.key === 'ArrowDown') {
        event.preventDefault();
        all[Math.min(at + 1, all.length - 1)]?.focus();
      } else if (event.key === 'ArrowUp') {
        event.preventDefault();
        (at > 0 ? all[at - 1] : input)?.focus();
      }
    });
    results.addEventListener('click', () => {
      results.hidden = true;
    });
    document.addEventListener('click', (event) => {
      if (!form.contains(/** @type {Node} */ (event.target))) results.hidden = true;
    });
    document.addEventListener('keydown', (event) => {
      const busy = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
      if (event.key !== '/' || busy) return;
      event.preventDefault();
      input.focus();
    });
  }

  function origins() {
    const popover = /** @type {HTMLElement} */ (document.querySelector('.popover'));
    /** @type {HTMLElement | undefined} */
    let opener;
    const close = (back = false) => {
      if (popover.hidden) return;
      popover.hidden = true;
      if (back) opener?.focus();
    };
    document.addEventListener('click', (event) => {
      const target = /** @type {Element} */ (event.target);
      const badge = /** @type {HTMLAnchorElement | null} */ (target.closest('a.origin'));
      if (!badge) {
        if (!popover.contains(target)) close();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void data().then(() => {
        const id = badge.dataset.origin ?? '';
        const { title, text } = globalThis.readingData.origins[id];
        const link = element('a', { href: badge.href }, 'Read it in its place');
        popover.replaceChildren(
          element('p', {}, element('strong', {}, `${id} · ${title}`)),
          element('p', {}, text),
          element('p', {}, link),
        );
        opener = badge;
        popover.hidden = false;
        const at = badge.getBoundingClientRect();
        const left = Math.min(at.left, html.clientWidth - popover.offsetWidth - 16);
        popover.style.left = `${Math.max(16, left) + scrollX}px`;
        popover.style.top = `${at.bottom + scrollY + 6}px`;
        link.focus({ preventScroll: true });
      });
    });
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close(true);
    });
  }

  /** Opens the example or the group that an address names. */
  function openNamed() {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let one = named; one; one = one.parentElement) {
      if (one instanceof HTMLDetailsElement) one.open = true;
    }
    named?.scrollIntoView();
  }

  /** The side navigation is open where there is room for it, and closed on a phone. */
  function sideNavigation() {
    const side = /** @type {HTMLDetailsElement} */ (document.querySelector('.side details'));
    const wide = matchMedia('(min-width: 62.01rem)');
    const fit = () => {
      side.open = wide.matches;
    };
    wide.addEventListener('change', fit);
    fit();
    side.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }

  document.addEventListener('DOMContentLoaded', () => {
    sideNavigation();
    choices();
    search();
    origins();
    openNamed();
    addEventListener('hashchange', openNamed);
  });
})();
