// Sets the colour scheme, and the shape of what stands in for the first screen, before the first paint. A file of its own: the CSP allows no inline script.
(function () {
  var scheme = 'auto';
  try {
    scheme = localStorage.getItem('dde.colorScheme') || scheme;
  } catch {
    // Storage may be forbidden; the system's scheme it is then.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (document.location.pathname.indexOf('/app/') === 0) {
    document.documentElement.setAttribute('data-first', 'app');
  }
})();
