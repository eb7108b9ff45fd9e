'use client';

import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { TOOLTIP } from '../../tokens/timings';

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;

export interface TooltipProviderProps {
  /** How long the pointer rests before the first tooltip opens, in milliseconds (SHELL-5). @default 700 */
  openMs?: number;
  /** How long after one closes the next opens immediately, in milliseconds (SHELL-5). @default 300 */
  skipMs?: number;
  children: ReactNode;
}

/** Provides shared delays for the tooltips below it; use one at the root of the app. */
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
  /** A few words, nothing essential: touch can't reach a tooltip. */
  content: ReactNode;
  /** The preferred side, if there's space. @default 'top' */
  side?: (typeof tooltipSides)[number];
  /** The control it describes. */
  children: ReactElement;
}

/** A few words about a control, shown on hover and focus; Escape hides them. */
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
