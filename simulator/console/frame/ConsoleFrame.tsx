import {
  Button,
  useComputedColorScheme,
  useMantineColorScheme,
  UnstyledButton,
} from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { controlOperations as operations } from '@dokubox/spec/control/operations/table.ts';
import { paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import { words } from '../words.ts';
import { keepMine } from '../worlds/mine.ts';
import classes from './ConsoleFrame.module.css';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const places = [
  { to: paths.situations, label: words.situations.title },
  { to: paths.worlds, label: words.worlds.title },
] as const;

const ofWorlds = [paths.worlds, paths.compare().split('?')[0] ?? ''];

/** The place a page belongs to: whatever is not about worlds leads to situations. */
function placeOf(pathname: string): string {
  return ofWorlds.some((path) => pathname.startsWith(path)) ? paths.worlds : paths.situations;
}

/** Other pages of the server. */
const elsewhere = [
  { href: '/__sim/reference', label: words.reference },
  { href: '/index.html', label: words.clientPortal },
  { href: '/intranet.html', label: words.bankerPortal },
  { href: '/__sim/plain', label: words.signIns },
  { href: '/__sim/openapi.json', label: words.openapi },
  { href: operations.getTrustRoot.url, label: words.rootPem },
  { href: '/__sim/trust/root.der', label: words.rootDer },
] as const;

function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const to = dark ? words.scheme.light : words.scheme.dark;
  const Icon = dark ? IconSun : IconMoon;
  return (
    <UnstyledButton
      className={classes.tool}
      aria-label={words.switchScheme(to.toLowerCase())}
      onClick={() => {
        setColorScheme(dark ? 'light' : 'dark');
      }}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
}

/** The palette, from a button and from anywhere by Ctrl or Cmd and K. */
function Finder() {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The palette is loaded early. Otherwise text typed right after the shortcut would be lost.
    void loadPalette();
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpened(true);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setOpened(true);
        }}
        rightSection={<kbd className={classes.keys}>{words.palette.keys}</kbd>}
      >
        {words.palette.open}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <Palette
            onClose={() => {
              setOpened(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Header, navigation and the page below them. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const platform = useConsolePlatform();
  const { pathname } = useLocation();
  const here = placeOf(pathname);
  const visited = matchPath(`${paths.worlds}/:worldId/*`, pathname)?.params.worldId;
  useEffect(() => {
    if (visited !== undefined) keepMine(platform, visited);
  }, [platform, visited]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {words.skip}
      </a>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link className={classes.product} to={paths.situations}>
            {words.product}
          </Link>
          <nav className={classes.navigation} aria-label={words.navigation}>
            {places.map(({ to, label }) => (
              <Link
                key={to}
                className={classes.place}
                to={to}
                aria-current={to === here ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <Finder />
          <SchemeSwitch />
        </div>
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <nav className={classes.elsewhere} aria-label={words.elsewhere}>
          {elsewhere.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  );
}
