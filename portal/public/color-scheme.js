// Sets the colour scheme and the placeholder of the first screen before the first paint. It is a
// separate file because the CSP allows no inline script.
(function () {
  var scheme = 'auto';
  try {
    scheme = localStorage.getItem('dde.colorScheme') || scheme;
  } catch {
    // Storage may be blocked. The system's scheme is used then.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (document.location.pathname.indexOf('/app/') === 0) {
    document.documentElement.setAttribute('data-first', 'app');
  }
})();
