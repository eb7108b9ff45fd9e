import {
  Disclosure,
  DisclosureButton,
  type DisclosureButtonProps,
  DisclosurePanel,
} from '@iru/ui/disclosure';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

export interface FoldedNavProps
  extends
    Omit<ComponentPropsWithRef<'nav'>, 'children'>,
    Pick<DisclosureButtonProps, 'icon' | 'variant'> {
  /** Shown above the list on wide screens. */
  label: string;
  /** On phones. @default label */
  buttonLabel?: string;
  listClassName: string;
  /** Each item calls `collapse` when it’s followed. */
  children: (collapse: () => void) => ReactNode;
}

/** A navigation list that stays beside the text on wide screens and collapses above it on phones. */
export function FoldedNav({
  label,
  buttonLabel = label,
  icon,
  variant,
  className,
  listClassName,
  children,
  ...rest
}: FoldedNavProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav
      {...rest}
      aria-label={label}
      data-print="hide"
      className={clsx(
        'lg:sticky lg:top-25 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto short:static',
        className,
      )}
    >
      <p className="mb-2 hidden text-small font-semibold tracking-wide text-ink-soft uppercase lg:block">
        {label}
      </p>
      <Disclosure alwaysOpenWide open={open} onOpenChange={setOpen}>
        <DisclosureButton variant={variant} icon={icon}>
          {buttonLabel}
        </DisclosureButton>
        <DisclosurePanel asChild>
          <ol className={listClassName}>{children(() => setOpen(false))}</ol>
        </DisclosurePanel>
      </Disclosure>
    </nav>
  );
}
