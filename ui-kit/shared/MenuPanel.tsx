import { Menu, type MenuProps } from '@mantine/core';
import { useLayoutEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';
import type { MenuPlace } from './LateMenu.tsx';

export interface MenuPanelProps extends MenuPlace, Pick<MenuProps, 'position' | 'width'> {
  /** Name of the menu. Default: the name of its button. */
  readonly label?: string;
  /** `Menu.Item` and similar elements. */
  readonly children: ReactNode;
}

/** The opened part of a {@link LateMenu}. */
export function MenuPanel({ button, opened, label, children, ...menu }: MenuPanelProps) {
  const [anchored, setAnchored] = useState(false);
  return (
    // Opened only once it knows its button. Otherwise it would appear in the corner of the window.
    <Menu {...menu} opened={opened && anchored}>
      <Menu.Target>
        <Anchor
          button={button}
          onAnchored={() => {
            setAnchored(true);
          }}
        />
      </Menu.Target>
      <Menu.Dropdown {...(label === undefined ? {} : { 'aria-label': label })}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onAnchored: () => void;
  /** Mantine's ref, which receives the element that the panel is placed at. */
  readonly ref?: Ref<HTMLElement>;
}

/** Represents the button, which is elsewhere on the screen. */
function Anchor({ button, onAnchored, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(button.current);
    onAnchored();
    // Mantine passes a new function each time, with the same effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [button]);
  return null;
}
