'use client';

import { Content, Description, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react';

import { isComposing } from '../../hooks/is-composing';
import { RecoveryBoundary } from '../../hooks/recovery-boundary';
import { lockScroll } from '../../hooks/root-attribute';
import { useCloseWatcher } from '../../hooks/use-close-watcher';
import { usePreventTextSelection } from '../../hooks/use-prevent-text-selection';
import { wrapText } from '../../wrap-text';
import { DialogHeaderAction } from './dialog-header-action';
import { dialogBackdropClasses, dialogRecipe, type DialogSize } from './Dialog.variants';

export interface DialogControl {
  /** Whether the dialog is open when controlled. */
  open?: boolean;
  /** Whether the dialog starts open when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the dialog asks to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it and receives focus again; without one, focus returns to where it was. */
  trigger?: ReactElement;
}

/** The content every dialog shares. */
export interface DialogContent extends DialogControl {
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** A sentence below the heading, announced when the dialog opens. */
  description?: ReactNode;
  /** The maximum width; on a phone every size is a sheet at the bottom. @default 'md' */
  size?: DialogSize;
  /** The content below the heading. */
  children?: ReactNode;
}

export interface DialogFrameProps
  extends DialogContent, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The actions, which stay at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** A control beside the heading. */
  corner?: ReactNode;
  /** The element to focus first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a click outside closes the dialog. */
  closesByBackdrop: boolean;
}

const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/** The backdrop, mounted only while the dialog is open. */
function Backdrop({ children }: { children: ReactNode }) {
  const onMouseDown = usePreventTextSelection();
  return (
    <div
      role="presentation"
      ref={lockScroll}
      data-slot="backdrop"
      className={clsx(dialogBackdropClasses)}
      onMouseDown={onMouseDown}
    >
      {children}
    </div>
  );
}

/** The base of Dialog and AlertDialog: backdrop, sheet, heading and focus management. */
export function DialogFrame({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  size = 'md',
  footer,
  corner,
  initialFocus,
  closesByBackdrop,
  className,
  children,
  ...rest
}: DialogFrameProps) {
  const opener = useRef<Element | null>(null);
  const headerElement = useContext(DialogHeaderAction);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useCloseWatcher(isOpen, () => change(false));
  return (
    <Root open={isOpen} onOpenChange={change}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal>
        {/* Not Radix's own overlay, which locks scrolling with a style element that the content policy blocks. */}
        <Backdrop>
          <Content
            {...rest}
            aria-modal="true"
            data-size={size}
            className={clsx(dialogRecipe({ size }), className)}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!initialFocus?.current) return;
              event.preventDefault();
              // The footer stays in view; scrolling to its place would hide how a long dialog begins.
              initialFocus.current.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              if (!closesByBackdrop || isToast(event.target)) event.preventDefault();
            }}
          >
            <RecoveryBoundary>
              <header
                className={clsx(
                  'sticky top-0 z-1 flex items-start gap-4 bg-raised px-5 pt-5 max-xs:static sm:px-6 sm:pt-6 short:static',
                  children ? 'pb-4' : 'pb-6',
                )}
              >
                <div className="min-w-0 flex-1">
                  <Title className="text-title wrap-anywhere">{title}</Title>
                  {description ? (
                    <Description className="mt-2 text-ink-soft">{description}</Description>
                  ) : null}
                </div>
                {/* Reversed, so that the close button is at the edge and still focused first. */}
                {corner || headerElement ? (
                  <div className="-mt-2 flex shrink-0 flex-row-reverse items-center">
                    {wrapText(corner)}
                    {headerElement}
                  </div>
                ) : null}
              </header>
              {children ? <div className="flex-1 px-5 pb-6 sm:px-6">{children}</div> : null}
              {footer ? (
                <footer
                  className={clsx(
                    'sticky bottom-0 flex flex-col-reverse gap-3 border-t border-line bg-raised px-5 py-4 max-xs:static short:static',
                    'sm:flex-row sm:justify-end sm:px-6',
                  )}
                >
                  {footer}
                </footer>
              ) : null}
            </RecoveryBoundary>
          </Content>
        </Backdrop>
      </Portal>
    </Root>
  );
}
