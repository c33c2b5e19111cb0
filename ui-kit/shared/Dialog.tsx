import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseHeader,
  ModalBaseOverlay,
  ModalBaseTitle,
  rem,
  type ModalBaseCloseButtonProps,
  type ModalBaseOverlayProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';

/** Parts of a dialog that its owner may style. */
type Part = 'inner' | 'content' | 'header' | 'title' | 'body' | 'overlay';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Heading, which names the dialog. */
  readonly title?: ReactNode;
  /** Name for screen readers if there is no `title`. */
  readonly label?: string;
  /** Width: a named one, pixels at the default font size, or the whole visible width. */
  readonly size?: 'md' | 'lg' | 'xl' | '100%' | number;
  /** When the dialog fills the visible page. */
  readonly fullScreen?: 'always' | 'phone';
  /** Space between frame and content. */
  readonly padding?: 'md' | 'lg' | 0;
  /** Props of the veil over the page. `false` if the dialog has no veil. */
  readonly overlayProps?: ModalBaseOverlayProps | false;
  readonly withCloseButton?: boolean;
  /** Props of the close button, which needs a name. */
  readonly closeButtonProps?: ModalBaseCloseButtonProps &
    Readonly<Record<`data-${string}`, unknown>>;
  /** Controls of the header, in front of the close button. */
  readonly tools?: ReactNode;
  readonly closeOnEscape?: boolean;
  readonly closeOnClickOutside?: boolean;
  readonly zIndex?: number;
  /** Duration of appearing and disappearing, in milliseconds. */
  readonly duration?: number;
  readonly classNames?: Readonly<Partial<Record<Part, string>>>;
  readonly children?: ReactNode;
}

const widths = { md: rem(440), lg: rem(620), xl: rem(780), '100%': '100%' } as const;
const veil: ModalBaseOverlayProps = { backgroundOpacity: 0.45, color: '#080f16' };

/**
 * A dialog over the page, built from Mantine's parts, which handle focus, Escape, scrolling and
 * names. Mantine's `Modal` is the same with its own scroll bar, and loads the positioning of menus
 * for that.
 */
export function Dialog({
  title,
  label,
  size = 'md',
  fullScreen,
  padding = 'lg',
  overlayProps = veil,
  withCloseButton = true,
  closeButtonProps,
  tools,
  closeOnEscape = true,
  closeOnClickOutside = true,
  duration = 160,
  classNames = {},
  children,
  ...base
}: DialogProps) {
  const of = (part: Part) => [classes[part], classNames[part]].filter(Boolean).join(' ');
  return (
    <ModalBase
      {...base}
      __vars={{
        '--dialog-width': typeof size === 'number' ? rem(size) : widths[size],
        '--dialog-most': size === '100%' ? '100cqi' : '90cqi',
      }}
      padding={padding}
      transitionProps={{ transition: 'fade', duration }}
      closeOnEscape={closeOnEscape}
      closeOnClickOutside={closeOnClickOutside}
      withinPortal
      lockScroll
      trapFocus
      returnFocus
    >
      {overlayProps ? <ModalBaseOverlay {...overlayProps} className={of('overlay')} /> : null}
      <ModalBaseContent
        radius="md"
        className={of('content')}
        innerProps={{ className: of('inner') }}
        data-full-screen={fullScreen}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {title !== undefined || withCloseButton ? (
          // A <header> would be a second banner of the page (WCAG 1.3.1).
          <ModalBaseHeader role="presentation" className={of('header')}>
            {title === undefined ? null : (
              <ModalBaseTitle className={of('title')}>{title}</ModalBaseTitle>
            )}
            {tools}
            {withCloseButton ? <ModalBaseCloseButton {...closeButtonProps} /> : null}
          </ModalBaseHeader>
        ) : null}
        <ModalBaseBody className={of('body')}>{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>
  );
}
