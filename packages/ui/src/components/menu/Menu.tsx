'use client';

import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import { hasOpenMenu } from '../../hooks/root-attribute';
import { useDisclosure } from '../../hooks/use-disclosure';
import { useDismissal } from '../../hooks/use-dismissal';
import { IconButton } from '../icon-button/IconButton';
import { indexForKey, indexForText, WORD_PAUSE_MS } from './menu-keys';

export interface MenuItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** An icon before the label. */
  readonly icon?: ReactNode;
}

export interface MenuProps<Id extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect'
> {
  /** The accessible name of the button. */
  label: string;
  /** The accessible name of the list. */
  listLabel: string;
  /** The actions, in order. */
  items: ReadonlyArray<MenuItem<Id>>;
  /** Called with the selected item, once the menu is closing and its button has focus. */
  onSelect: (id: Id) => void;
  /** The edge of the button the list aligns to. @default 'start' */
  align?: 'start' | 'end';
  /** The icon of the button. @default three dots */
  icon?: ReactNode;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;

/** A button that opens a short list of actions; Tab, the arrow keys and first letters move through it. */
export function Menu<Id extends string>({
  label,
  listLabel,
  items,
  onSelect,
  align = 'start',
  icon = <Ellipsis aria-hidden="true" />,
  className,
  onKeyDown,
  onBlur,
  ...rest
}: MenuProps<Id>) {
  const [open, setOpen] = useState(false);
  const { close, panelId, buttonProps, closeOnEscape } = useDisclosure(open, setOpen);
  const dismissOnLeave = useDismissal(open, buttonProps.ref, () => setOpen(false), 'click');
  const list = useRef<HTMLUListElement>(null);
  const placeOnceOpen = useRef<number>(undefined);
  const typed = useRef({ text: '', at: 0 });

  const focusPlace = (place: number) => list.current?.querySelectorAll('button')[place]?.focus();
  useEffect(() => {
    if (open && placeOnceOpen.current !== undefined) focusPlace(placeOnceOpen.current);
    placeOnceOpen.current = undefined;
    return open ? hasOpenMenu() : undefined;
  }, [open]);

  const placeFor = (event: KeyboardEvent): number | undefined => {
    const place = [...(list.current?.querySelectorAll('button') ?? [])].findIndex(
      (item) => item === event.target,
    );
    if (!isLetter(event)) return indexForKey(event.key, place, items.length);
    const isSameWord = event.timeStamp - typed.current.at < WORD_PAUSE_MS;
    typed.current = {
      text: (isSameWord ? typed.current.text : '') + event.key,
      at: event.timeStamp,
    };
    return indexForText(
      items.map((item) => item.label),
      typed.current.text,
      place,
    );
  };
  const walk = (event: KeyboardEvent) => {
    if (!open && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const place = placeFor(event);
    if (place === undefined) return;
    event.preventDefault();
    if (open) focusPlace(place);
    else {
      placeOnceOpen.current = place;
      setOpen(true);
    }
  };

  return (
    <div
      role="presentation"
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className={clsx('relative', className)}
      onKeyDown={(event) => {
        closeOnEscape(event);
        walk(event);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        dismissOnLeave(event);
        onBlur?.(event);
      }}
    >
      <IconButton {...buttonProps} label={label} variant="surface">
        {icon}
      </IconButton>
      {open ? (
        <ul
          ref={list}
          id={panelId}
          aria-label={listLabel}
          className={clsx(
            'absolute top-full z-1 mt-1 w-max max-w-64 min-w-40 animate-fade-in rounded-md border border-line bg-raised p-1 shadow-lift',
            align === 'start' ? 'start-0' : 'end-0',
          )}
        >
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={clsx(
                  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start font-semibold wrap-anywhere text-ink',
                  'transition-colors duration-fast hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft',
                )}
                onClick={ignoreDoubleClick(() => {
                  close();
                  onSelect(item.id);
                })}
                onKeyDown={withoutEnterRepeat()}
              >
                {item.icon}
                <span className="min-w-0">{item.label}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
