import { Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

/** What the button of a menu takes from it. */
export interface MenuButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Where a menu belongs, and whether it is open; for `MenuPanel`. */
export interface MenuPlace {
  /** Id of the button, which names the menu. */
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

export interface LateMenuProps {
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** The entries: a component of its own chunk that puts them into a `MenuPanel`. */
  readonly panel: (place: MenuPlace) => ReactNode;
  /** Somebody comes near: what its entries depend on can be fetched. */
  readonly onNear?: () => void;
}

/**
 * A menu whose entries, and what places them, load when somebody comes near its button: nobody needs
 * them to read a screen. The button is there from the beginning and stays the same element, so that
 * neither focus nor layout moves when the rest arrives.
 */
export function LateMenu({ button, panel, onNear }: LateMenuProps) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const [opened, setOpened] = useState(false);
  const approach = () => {
    setNear(true);
    onNear?.();
  };
  return (
    <>
      {button({
        ref,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: () => {
          approach();
          setOpened(!opened);
        },
        onPointerEnter: approach,
        onFocus: approach,
      })}
      {near ? (
        <Suspense fallback={null}>
          {panel({ id, button: ref, opened, onChange: setOpened })}
        </Suspense>
      ) : null}
    </>
  );
}
