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
  /** Its name, over the list where there is room. */
  label: string;
  /** The words of the button on a phone. @default the name */
  buttonLabel?: string;
  /** The look of the list. */
  listClassName: string;
  /** The entries of the list, each of which folds it when it is followed. */
  children: (fold: () => void) => ReactNode;
}

/** A list of ways that stays beside the text where there is room, and folds behind one button above it on a phone. */
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
