// What a host team writes: which variant, where, with what. The address names the server.
const origin = new URLSearchParams(location.search).get('server');
const place = document.getElementById('place');
const told = [];

window.host = {
  told,
  async mountModule(parameters) {
    const dokubox = await import(`${origin}/embed/dokubox.js`);
    await dokubox.mount(place, { ...parameters, onEvent: (event) => told.push(event) });
    return () => dokubox.unmount();
  },
  async mountFrame(parameters) {
    const { connectFrame } = await import(`${origin}/embed/frame.js`);
    const onEvent = (event) => told.push(event);
    const frame = connectFrame(place, { origin, title: 'Dokubox', parameters, onEvent });
    return () => frame.disconnect();
  },
};
document.documentElement.setAttribute('data-host-ready', '');
