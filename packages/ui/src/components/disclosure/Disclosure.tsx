'use client';

import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { useDisclosure } from '../../hooks/use-disclosure';
import { wrapText } from '../../wrap-text';
import { disclosureButtonRecipe, type DisclosureButtonVariant } from './Disclosure.variants';

interface DisclosureState {
  readonly open: boolean;
  readonly alwaysOpenWide: boolean;
  readonly parts: ReturnType<typeof useDisclosure>;
}

const DisclosureContext = createContext<DisclosureState | undefined>(undefined);

const useParts = () => {
  const state = useContext(DisclosureContext);
  if (!state) throw new Error('DisclosureButton and DisclosurePanel must be inside a Disclosure.');
  return state;
};

export interface DisclosureProps extends ComponentPropsWithRef<'div'> {
  /** Whether the panel is open when controlled. */
  open?: boolean;
  /** Whether the panel is open at first when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called with whether the panel is open. */
  onOpenChange?: (open: boolean) => void;
  /** Always shows the panel and removes the button from 1024 px. @default false */
  alwaysOpenWide?: boolean;
  /** A DisclosureButton and a DisclosurePanel, at any depth. */
  children?: ReactNode;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A button that shows and hides the content after it. */
export function Disclosure({
  open: owned,
  defaultOpen = false,
  onOpenChange,
  alwaysOpenWide = false,
  ...rest
}: DisclosureProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = owned ?? own;
  const parts = useDisclosure(open, (next) => {
    setOwn(next);
    onOpenChange?.(next);
  });
  return (
    <DisclosureContext value={{ open, alwaysOpenWide, parts }}>
      <div {...rest} data-state={open ? 'open' : 'closed'} />
    </DisclosureContext>
  );
}

export interface DisclosureButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'ref'> {
  /** On a line of its own, or with a border. @default 'plain' */
  variant?: DisclosureButtonVariant;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Applies the behaviour to its only child, such as a Button. @default false */
  asChild?: boolean;
}

/** The button that shows and hides the panel of its Disclosure. */
export function DisclosureButton({
  variant = 'plain',
  icon,
  asChild = false,
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: DisclosureButtonProps) {
  const { open, alwaysOpenWide, parts } = useParts();
  const { panelId, buttonProps } = parts;
  const awayClass = alwaysOpenWide && 'lg:hidden';
  const toggle = {
    ...rest,
    ...buttonProps,
    'aria-controls': open || alwaysOpenWide ? panelId : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      buttonProps.onClick();
    },
    onKeyDown: withoutEnterRepeat(onKeyDown),
  };
  if (asChild) {
    return (
      <Slot {...toggle} className={clsx(awayClass, className)}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      {...toggle}
      type="button"
      data-variant={variant}
      className={clsx(disclosureButtonRecipe({ variant }), awayClass, className)}
    >
      {icon}
      {wrapText(children)}
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          'ms-auto size-5 shrink-0 transition-transform duration-fast',
          open && 'rotate-180',
        )}
      />
    </button>
  );
}

export interface DisclosurePanelProps extends ComponentPropsWithRef<'div'> {
  /** Uses its only child, such as a list, as the panel instead of a div. @default false */
  asChild?: boolean;
}

/** The content that its Disclosure shows and hides. */
export function DisclosurePanel({ asChild = false, className, ...rest }: DisclosurePanelProps) {
  const { open, alwaysOpenWide, parts } = useParts();
  if (!open && !alwaysOpenWide) return null;
  const Panel = asChild ? Slot : 'div';
  return (
    <Panel
      {...rest}
      id={parts.panelId}
      data-state={open ? 'open' : 'closed'}
      className={clsx(alwaysOpenWide && 'lg:block', !open && 'hidden', className)}
    />
  );
}
