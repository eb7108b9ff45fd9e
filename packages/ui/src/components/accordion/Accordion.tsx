'use client';

import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { AccordionPanel } from './AccordionPanel';

export interface AccordionItem {
  readonly value: string;
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'dir' | 'children'
> {
  /** The headings and what each one opens, in order. */
  items: ReadonlyArray<AccordionItem>;
  /** The heading level on the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The open item when controlled; an empty string means none. */
  value?: string;
  /** The item open at first when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the open item; an empty string means none. */
  onValueChange?: (value: string) => void;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/**
 * Questions that reveal their answers, one at a time; the open one can be closed. Closed answers are in the page: the
 * browser's search finds and opens them, and they are there on paper and without scripts (QUESTIONS-1).
 */
export function Accordion({
  items,
  headingLevel = 3,
  value,
  defaultValue = '',
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      {...rest}
      type="single"
      collapsible
      value={value ?? own}
      className={clsx('divide-y divide-line border-y border-line', className)}
      onValueChange={change}
    >
      {items.map((item) => (
        <Item key={item.value} value={item.value}>
          <Header asChild>
            <Heading className="text-title">
              <Trigger
                onKeyDown={preventEnterRepeat}
                className={clsx(
                  'group flex min-h-14 w-full items-center justify-between gap-4 rounded-sm py-4 text-start',
                  'transition-colors duration-fast ease-out hover:text-primary',
                )}
              >
                <span className="min-w-0 wrap-anywhere">{item.heading}</span>
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-8 shrink-0 place-items-center rounded-full border border-edge text-primary',
                    'transition-[transform,background-color] duration-base ease-out group-hover:bg-primary-wash',
                    'group-data-[state=open]:rotate-45 group-data-[state=open]:bg-primary-wash',
                  )}
                >
                  <Plus className="size-5" />
                </span>
              </Trigger>
            </Heading>
          </Header>
          <Content asChild forceMount>
            <AccordionPanel onFound={() => change(item.value)}>{item.content}</AccordionPanel>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
