import { Menu, type MenuProps } from '@mantine/core';
import { useLayoutEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';
import type { MenuPlace } from './LateMenu.tsx';

export interface MenuPanelProps extends MenuPlace, Pick<MenuProps, 'position' | 'width'> {
  /** Name of the menu; default: that of its button. */
  readonly label?: string;
  /** `Menu.Item` and its like. */
  readonly children: ReactNode;
}

/** The opened part of a {@link LateMenu}. */
export function MenuPanel({ button, opened, label, children, ...menu }: MenuPanelProps) {
  const [anchored, setAnchored] = useState(false);
  return (
    // Opened once it knows its button: it would come up in the corner of the window.
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
  /** Mantine's: hears which element the panel stands at. */
  readonly ref?: Ref<HTMLElement>;
}

/** Stands for the button, which is elsewhere on the screen. */
function Anchor({ button, onAnchored, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(button.current);
    onAnchored();
    // Mantine gives a new function each time, which means the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [button]);
  return null;
}
