'use client';

import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { TOOLTIP } from '../../tokens/timings';

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;

export interface TooltipProviderProps {
  /** How long the pointer rests before the first tooltip opens, in milliseconds (SHELL-5). @default 700 */
  openMs?: number;
  /** How long after one closes the next opens at once, in milliseconds (SHELL-5). @default 300 */
  skipMs?: number;
  children: ReactNode;
}

/** Gives the tooltips below it their shared delays; one at the root of the product is enough. */
export function TooltipProvider({
  openMs = TOOLTIP.openMs,
  skipMs = TOOLTIP.skipMs,
  children,
}: TooltipProviderProps) {
  return (
    <Provider delayDuration={openMs} skipDelayDuration={skipMs}>
      {children}
    </Provider>
  );
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content' | 'children'> {
  /** A few words; never what is essential, since a finger does not reach them. */
  content: ReactNode;
  /** Where it opens when there is room. @default 'top' */
  side?: (typeof tooltipSides)[number];
  /** The one control it explains. */
  children: ReactElement;
}

/** A few words about a control, under the pointer and on focus; Escape hides them. */
export function Tooltip({ content, side = 'top', className, children, ...rest }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          {...rest}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className={clsx(
            'z-(--layer-floating) max-w-72 rounded-sm border border-on-night/20 bg-night px-3 py-2',
            'animate-fade-in data-[state=closed]:animate-none',
            'text-small wrap-anywhere text-on-night shadow-lift',
            className,
          )}
        >
          {content}
        </Content>
      </Portal>
    </Root>
  );
}
