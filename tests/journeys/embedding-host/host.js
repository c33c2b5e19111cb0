// What a host team writes: which variant, where, with what. The address names the server.
const query = new URLSearchParams(location.search);
const origin = query.get('server');
const place = document.getElementById('place');
const told = [];
const refused = [];
const shortcuts = [];
const onEvent = (event) => told.push(event);

document.addEventListener('securitypolicyviolation', (event) => {
  refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
});
document.addEventListener('keydown', (event) => shortcuts.push(event.key));

window.host = {
  told,
  /** What the policy of this page has refused. */
  refused,
  /** Keys this page would take for its shortcuts. */
  shortcuts,
  /** The box a signing page came back from. */
  returned: Number(query.get('dokuBoxId')) || undefined,
  /** Module or frame, whichever is shown. */
  shown: undefined,
  async mountModule(parameters) {
    const dokubox = await import(`${origin}/embed/dokubox.js`);
    await dokubox.mount(place, { ...parameters, onEvent });
    window.host.shown = dokubox;
    return () => dokubox.unmount();
  },
  async mountFrame(parameters, sandbox) {
    const { connectFrame } = await import(`${origin}/embed/frame.js`);
    const frame = connectFrame(place, { origin, title: 'Dokubox', parameters, onEvent, sandbox });
    window.host.shown = frame;
    return () => frame.disconnect();
  },
};
document.documentElement.setAttribute('data-host-ready', '');
