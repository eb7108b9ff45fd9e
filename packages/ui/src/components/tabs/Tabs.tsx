'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';

import { usePageDirection } from '../../hooks/use-page-direction';
import { wrapText } from '../../wrap-text';
import { WithoutStyle } from './WithoutStyle';

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** An icon before the label, hidden from assistive technology. */
  readonly icon?: ReactNode;
  readonly content: ReactNode;
}

export const tabsOverflows = ['scroll', 'wrap'] as const;
export type TabsOverflow = (typeof tabsOverflows)[number];

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'dir'
> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs with their panels, in order. */
  items: ReadonlyArray<TabItem<Value>>;
  /** The open tab when controlled. */
  value?: Value;
  /** The tab open at first when uncontrolled. @default the first */
  defaultValue?: Value;
  /** Called with the tab that opens. */
  onValueChange?: (value: Value) => void;
  /** Whether a long row scrolls, or wraps from 1024 px. @default 'scroll' */
  overflow?: TabsOverflow;
}

/** Scrolls the row sideways until the tab is visible, together with part of its neighbour. */
const showInRow = (row: HTMLElement, tab: HTMLElement) => {
  const spare = 48;
  const start = tab.offsetLeft - spare;
  const end = tab.offsetLeft + tab.offsetWidth + spare;
  if (start < row.scrollLeft) row.scrollTo({ left: start });
  else if (end > row.scrollLeft + row.clientWidth) row.scrollTo({ left: end - row.clientWidth });
};

/** Several panels shown one at a time; the tabs scroll sideways on a narrow screen and can wrap on a wide one. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  overflow = 'scroll',
  className,
  ...rest
}: TabsProps<Value>) {
  const direction = usePageDirection();
  const row = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue ?? items[0]?.value);
  const open = value ?? ownValue;
  const openIndex = items.findIndex((item) => item.value === open);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    if (row.current && tab) showInRow(row.current, tab);
  }, [open]);
  return (
    <Root
      {...rest}
      dir={direction}
      // Radix builds ids from these values. An index always makes a valid id, the parent's value might not.
      value={String(openIndex)}
      data-overflow={overflow}
      className={clsx('min-w-0', className)}
      onValueChange={(next) => {
        const item = items[Number(next)];
        if (!item) return;
        setOwnValue(item.value);
        onValueChange?.(item.value);
      }}
    >
      <List asChild aria-label={label}>
        <WithoutStyle
          ref={row}
          className={clsx(
            'relative flex gap-1 overflow-x-auto overscroll-x-contain scroll-smooth border-b border-line p-1 pb-0',
            '[scrollbar-width:thin] [scrollbar-color:var(--color-line)_transparent]',
            overflow === 'wrap' &&
              'lg:grid lg:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] lg:overflow-visible',
          )}
        >
          {items.map((item, index) => (
            <Trigger
              key={item.value}
              value={String(index)}
              className={clsx(
                'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-t-sm border-b-3 border-transparent px-4',
                'font-medium whitespace-nowrap text-ink-soft transition-colors duration-fast ease-out hover:text-ink',
                'data-[state=active]:border-primary data-[state=active]:font-semibold data-[state=active]:text-primary',
                'data-[state=active]:forced-selected',
                'focus-visible:-outline-offset-2 [&_svg]:size-5',
              )}
            >
              {item.icon ? (
                <span aria-hidden="true" className="contents">
                  {item.icon}
                </span>
              ) : null}
              {wrapText(item.label)}
            </Trigger>
          ))}
        </WithoutStyle>
      </List>
      {items.map((item, index) => (
        <Content
          key={item.value}
          value={String(index)}
          forceMount
          hidden={index !== openIndex}
          asChild
        >
          <WithoutStyle className="rounded-sm pt-6">
            {index === openIndex ? item.content : null}
          </WithoutStyle>
        </Content>
      ))}
    </Root>
  );
}
