// Counts what a page keeps, starting before any other code runs.
(function () {
  const listeners = new Map();
  const intervals = new Set();
  const timeouts = new Set();
  const nameOf = (target) =>
    target === window ? 'window' : target === document ? 'document' : undefined;
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    const entryOf = (type, listener, options) => {
      const capture = typeof options === 'boolean' ? options : Boolean(options && options.capture);
      return { key: `${nameOf(target)} ${type} ${capture}`, listener };
    };
    const forget = ({ key, listener }) => {
      const set = listeners.get(key);
      if (set) set.delete(listener);
    };
    target.addEventListener = function (type, listener, options) {
      addEventListener.call(target, type, listener, options);
      const entry = entryOf(type, listener, options);
      if (!listeners.has(entry.key)) listeners.set(entry.key, new Set());
      listeners.get(entry.key).add(listener);
      const signal = options && options.signal;
      if (signal) signal.addEventListener('abort', () => forget(entry));
    };
    target.removeEventListener = function (type, listener, options) {
      removeEventListener.call(target, type, listener, options);
      forget(entryOf(type, listener, options));
    };
  }
  const { setInterval: repeat, clearInterval, setTimeout: later, clearTimeout } = window;
  window.setInterval = (...given) => {
    const id = repeat(...given);
    intervals.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    intervals.delete(id);
    clearInterval(id);
  };
  window.setTimeout = (work, ...rest) => {
    const id = later(
      (...given) => {
        timeouts.delete(id);
        work(...given);
      },
      ...rest,
    );
    timeouts.add(id);
    return id;
  };
  window.clearTimeout = (id) => {
    timeouts.delete(id);
    clearTimeout(id);
  };
  window.ledger = () => ({
    listeners: Object.fromEntries(
      [...listeners].filter(([, set]) => set.size > 0).map(([key, set]) => [key, set.size]),
    ),
    timers: intervals.size + timeouts.size,
    head: [...document.head.children].map((child) => child.outerHTML.slice(0, 120)),
    body: [...document.body.children].map((child) => child.outerHTML.slice(0, 120)),
    root: document.documentElement.getAttributeNames(),
    bodyAttributes: document.body.getAttributeNames(),
    storage: [...Object.keys(localStorage), ...Object.keys(window.sessionStorage)],
    title: document.title,
    address: window.location.href,
    history: window.history.length,
  });
})();
