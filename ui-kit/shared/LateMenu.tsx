import { Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

/** Props that the menu gives to its button. */
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

/** Position and state of a menu, for `MenuPanel`. */
export interface MenuPlace {
  /** Id of the button, which names the menu. */
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

export interface LateMenuProps {
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** Returns the entries: a component in its own chunk that puts them into a `MenuPanel`. */
  readonly panel: (place: MenuPlace) => ReactNode;
  /** Called when the user comes near, so that the data of the entries can be loaded. */
  readonly onNear?: () => void;
}

/**
 * A menu that loads its entries and their positioning when the user comes near its button, because
 * a screen can be read without them. The button is there from the beginning and stays the same
 * element. So neither focus nor layout moves when the rest loads.
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
