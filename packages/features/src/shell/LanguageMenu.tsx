import { BarButton } from '@iru/ui/bar-button';
import { useDisclosure } from '@iru/ui/hooks/use-disclosure';
import { useDismissal } from '@iru/ui/hooks/use-dismissal';
import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { useState } from 'react';

import { languageCopy as copy } from '#words/parts/language/copy';
import { LanguageLinks } from '../parts/language/LanguageLinks';

export interface LanguageMenuProps {
  /** Extra classes for the root element. */
  className?: string;
}

/** The languages, behind a button in the header. Without JavaScript, the footer has them. */
export function LanguageMenu({ className }: LanguageMenuProps) {
  const [open, setOpen] = useState(false);
  const { panelId, buttonProps, closeOnEscape } = useDisclosure(open, setOpen);
  const dismissOnLeave = useDismissal(open, buttonProps.ref, () => setOpen(false), 'click');
  return (
    <div
      role="presentation"
      className={clsx('relative', className)}
      onKeyDown={closeOnEscape}
      onBlur={dismissOnLeave}
    >
      <BarButton {...buttonProps} label={copy.button} title={copy.button}>
        <Languages size={20} aria-hidden="true" />
      </BarButton>
      {open ? (
        <LanguageLinks
          id={panelId}
          variant="menu"
          className="absolute end-0 top-full z-1 mt-1 w-max min-w-40 animate-fade-in rounded-md border border-line bg-raised p-1 text-ink shadow-lift"
        />
      ) : null}
    </div>
  );
}
