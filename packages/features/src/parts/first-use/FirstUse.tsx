import { Button } from '@iru/ui/button';
import { useDisclosure } from '@iru/ui/hooks/use-disclosure';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import type { MemberPath } from '../../paths';
import { firstUseCopy as copy } from '#words/parts/first-use/copy';
import type { Elements } from '../page/elements';
import { useFirstUse } from './use-first-use';

export interface FirstUseProps {
  /** The page to introduce. */
  page: MemberPath;
  /** The heading of the page, with the button in its line. */
  heading: ReactNode;
  /** Content between the heading and the introduction. @default nothing */
  children?: Elements;
  /** Class for both the button and the introduction. */
  className?: string | undefined;
}

/**
 * The heading of a member page, with what the page is for and what it never does: shown once automatically, then on
 * request (FIRST-1).
 */
export function FirstUse({ page, heading, children, className }: FirstUseProps) {
  const ready = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const { isShown, open, setOpen } = useFirstUse(page, panel);
  const { buttonProps, panelId, close } = useDisclosure(open, setOpen);
  // The prerendered markup has no access to the visitor's data: root attributes decide what to show.
  const early = ready ? {} : { 'data-visitor': 'logged-in' };
  return (
    <>
      <div className="flex flex-wrap items-start justify-end gap-x-2">
        <div className="min-w-min flex-1 basis-0">{heading}</div>
        {isShown ? (
          <Button
            {...buttonProps}
            {...early}
            variant="ghost"
            data-print="hide"
            className={clsx(
              '-my-1 -me-3 shrink-0 px-3! text-small! text-ink-soft! hover:text-ink!',
              className,
            )}
          >
            <Info size={20} aria-hidden="true" />
            <span className="max-sm:sr-only">{copy.about}</span>
          </Button>
        ) : null}
      </div>
      {children}
      {isShown && open ? (
        <div
          {...early}
          ref={panel}
          id={panelId}
          data-slot="introduction"
          data-introduction={ready ? undefined : ''}
          data-print="hide"
          className={clsx(
            'mt-3 flex flex-wrap items-center gap-x-3 border-s-4 border-accent ps-3 sm:gap-x-4 sm:ps-4',
            className,
          )}
        >
          <p className="max-w-max flex-1 basis-48">{copy.pages[page]}</p>
          <Button variant="ghost" className="-me-2 shrink-0 px-2!" onClick={close}>
            {copy.done}
          </Button>
        </div>
      ) : null}
    </>
  );
}
