'use client';

import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useEffect, useRef } from 'react';

import { focusField } from '../../hooks/focus-field';
import { focusInView } from '../../hooks/focus-in-view';

export interface ErrorSummaryItem {
  /** The id of the field, or of its fieldset. */
  readonly fieldId: string;
  /** The error, in the same words as at the field. */
  readonly message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'tabIndex'
> {
  /** What happened, in the words of the form. */
  heading: ReactNode;
  /** The heading level on the page. @default 2 */
  headingLevel?: 2 | 3;
  /** The errors, in the order of the fields; empty if the heading says it all. */
  errors: ReadonlyArray<ErrorSummaryItem>;
  /** Moves focus to the summary each time it changes, and when it appears; pass the number of attempts. */
  focusKey?: string | number;
}

/** All errors of a form in one box at its top, with a link to each field. */
export function ErrorSummary({
  heading,
  headingLevel = 2,
  errors,
  focusKey,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement | null>(null);
  const Heading = `h${headingLevel}` as const;
  const keepRoot = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  useEffect(() => {
    focusInView(root.current);
  }, [focusKey]);
  return (
    <div
      {...rest}
      ref={keepRoot}
      tabIndex={-1}
      data-slot="error-summary"
      className={clsx(
        'rounded-md border border-s-4 border-danger bg-danger-wash px-4 py-4 text-ink outline-danger sm:px-5',
        className,
      )}
    >
      <div role="alert" className="flex items-start gap-3">
        <span className="flex h-[1lh] shrink-0 items-center text-danger">
          <CircleAlert aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <Heading className="font-text text-body font-semibold tracking-normal wrap-anywhere">
            {heading}
          </Heading>
          {errors.length > 0 ? (
            <ul className="mt-1">
              {errors.map(({ fieldId, message }) => (
                <li key={fieldId}>
                  <a
                    href={`#${fieldId}`}
                    className={clsx(
                      'inline-flex min-h-11 items-center rounded-sm wrap-anywhere',
                      'font-medium text-danger underline underline-offset-4 hover:decoration-2',
                    )}
                    onClick={(event) => {
                      // The URL stays as it is: a fragment for a field would end up in the history.
                      event.preventDefault();
                      focusField(fieldId);
                    }}
                  >
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </div>
  );
}
