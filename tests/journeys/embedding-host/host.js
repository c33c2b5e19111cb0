// Code as a host team writes it. The address names the server, the variant and the parameters.
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
  /** Violations of this page's policy. */
  refused,
  /** Keys that this page would handle as its shortcuts. */
  shortcuts,
  /** The box the user signed in, after the return from a signing page. */
  returned: Number(query.get('dokuBoxId')) || undefined,
  /** The module or the frame that is shown. */
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
