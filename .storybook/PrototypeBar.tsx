import {
  ActionIcon,
  Button,
  CopyButton,
  MantineProvider,
  NativeSelect,
  Popover,
} from '@mantine/core';
import {
  IconArrowsExchange,
  IconCheck,
  IconCopy,
  IconInfoCircle,
  IconKey,
} from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { createDokuboxTheme } from '../ui-kit/foundations/theme/createDokuboxTheme.ts';
import { dokuboxCssVariables } from '../ui-kit/foundations/theme/cssVariables.ts';
import { storyColorScheme } from './storyColorScheme.ts';
import classes from './Prototype.module.css';

/** Words of the bar; like those of the toolbar they are for designers and have no translations. */
export const barWords = {
  bar: 'Prototype',
  plays: 'Who plays',
  otherSide: 'Play the other side',
  signIn: 'How to sign in',
  username: 'Name',
  password: 'Password',
  code: 'Code',
  copy: (what: string) => `Copy: ${what}`,
  needsServer:
    'The portal cannot go on here: signing, checking signatures and their pages need a server (npm start).',
  leaves: (url: string) =>
    `The portal leaves for ${url} here, a page only a server has (npm start).`,
  understood: 'Understood',
} as const;

/** Leads from anywhere into the bar, and back. */
export const barKey = 'F2';

export interface PrototypeBarProps {
  readonly tenant: Tenant;
  /** Whoever can play, by key. */
  readonly users: readonly { readonly key: string; readonly title: string }[];
  readonly player: string;
  /** While one goes and the next one comes. */
  readonly busy: boolean;
  /** What whoever plays signs in with. */
  readonly credentials: Readonly<Record<'username' | 'password' | 'code', string>>;
  /** Why the portal cannot go on, as a sentence. */
  readonly stop: string | undefined;
  readonly onPlay: (user: string) => void;
  readonly onOtherSide: () => void;
  readonly onUnderstood: () => void;
}

/**
 * Keeps the place of the bar free, for as long as it is there: all else, what is fixed to the window
 * included, has the rest of the window (`Prototype.module.css`).
 */
function useOwnStrip(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: page } = document;
    const strip = bar.current;
    if (!strip) return undefined;
    page.classList.add(classes['staged'] ?? '');
    const size = new ResizeObserver(() => {
      page.style.setProperty('--prototype-bar', `${strip.offsetHeight}px`);
    });
    size.observe(strip);
    return () => {
      size.disconnect();
      page.classList.remove(classes['staged'] ?? '');
      page.style.removeProperty('--prototype-bar');
    };
  }, [bar]);
}

/** Leads to the bar and back by one key: a dialog of the portal lets nobody out by Tab. */
function useBarKey(bar: React.RefObject<HTMLElement | null>): () => void {
  const former = useRef<HTMLElement>(null);
  const goBack = () => {
    former.current?.focus();
  };
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      if (event.key !== barKey) return;
      event.preventDefault();
      if (bar.current?.contains(document.activeElement) === true) {
        former.current?.focus();
        return;
      }
      former.current = document.activeElement as HTMLElement;
      bar.current?.querySelector('select')?.focus();
    };
    document.addEventListener('keydown', follow);
    return () => {
      document.removeEventListener('keydown', follow);
    };
  }, [bar]);
  return goBack;
}

/** Says who plays, hands the world to the other side, and tells what the prototype cannot do. */
export function PrototypeBar({
  tenant,
  users,
  player,
  busy,
  credentials,
  stop,
  onPlay,
  onOtherSide,
  onUnderstood,
}: PrototypeBarProps) {
  const bar = useRef<HTMLElement>(null);
  useOwnStrip(bar);
  const goBack = useBarKey(bar);
  const theme = useMemo(() => createDokuboxTheme(tenant), [tenant]);
  const variables = useMemo(() => dokuboxCssVariables(tenant), [tenant]);
  // Dark in both schemes: what is not part of the product looks like it.
  const scheme = useMemo(() => storyColorScheme('dark'), []);
  const lines = [
    [barWords.username, credentials.username],
    [barWords.password, credentials.password],
    [barWords.code, credentials.code],
  ] as const;

  // Beyond the ends of the bar lies what an open dialog covers.
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.querySelector('[aria-modal="true"]') === null) return;
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('select, button') ?? [])].filter(
      (one) => one.checkVisibility(),
    );
    if (document.activeElement !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    event.preventDefault();
    goBack();
  };

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      cssVariablesSelector={`.${classes['bar']}`}
      getRootElement={() => bar.current ?? undefined}
      colorSchemeManager={scheme}
      forceColorScheme="dark"
      withGlobalClasses={false}
    >
      <aside
        ref={bar}
        className={classes['bar']}
        lang="en"
        aria-label={barWords.bar}
        aria-busy={busy}
        onKeyDown={stay}
      >
        <div className={classes['line']}>
          <span className={classes['name']}>
            {barWords.bar} <kbd>{barKey}</kbd>
          </span>
          <NativeSelect
            className={classes['who']}
            size="sm"
            aria-label={barWords.plays}
            aria-keyshortcuts={barKey}
            data={users.map(({ key, title }) => ({ value: key, label: title }))}
            value={player}
            onChange={({ currentTarget }) => {
              if (!busy) onPlay(currentTarget.value);
            }}
          />
          <Button
            className={classes['otherSide']}
            size="sm"
            variant="default"
            aria-label={barWords.otherSide}
            title={barWords.otherSide}
            onClick={() => {
              if (!busy) onOtherSide();
            }}
          >
            <IconArrowsExchange size={18} aria-hidden="true" />
            <span className={classes['wide']}>{barWords.otherSide}</span>
          </Button>
          <Popover position="bottom-end" withinPortal={false} width={300} trapFocus returnFocus>
            <Popover.Target>
              <Button
                className={classes['signIn']}
                size="sm"
                variant="subtle"
                aria-label={barWords.signIn}
                title={barWords.signIn}
              >
                <IconKey size={18} aria-hidden="true" />
                <span className={classes['wide']}>{barWords.signIn}</span>
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <dl className={classes['credentials']}>
                {lines.map(([what, value]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{value}</dd>
                    <CopyButton value={value}>
                      {({ copied, copy }) => (
                        <ActionIcon
                          size={32}
                          aria-label={barWords.copy(what)}
                          // Escape is meant for what is open here, not for a dialog of the portal.
                          data-mantine-stop-propagation
                          onClick={copy}
                        >
                          {copied ? (
                            <IconCheck size={18} aria-hidden="true" />
                          ) : (
                            <IconCopy size={18} aria-hidden="true" />
                          )}
                        </ActionIcon>
                      )}
                    </CopyButton>
                  </div>
                ))}
              </dl>
            </Popover.Dropdown>
          </Popover>
        </div>
        <div role="status" className={classes['stop']}>
          {stop === undefined ? null : (
            <>
              <IconInfoCircle size={18} aria-hidden="true" />
              <span>{stop}</span>
              <Button size="compact-sm" variant="light" onClick={onUnderstood}>
                {barWords.understood}
              </Button>
            </>
          )}
        </div>
      </aside>
    </MantineProvider>
  );
}
