import { Button, type ButtonProps } from '@iru/ui/button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { type ReactNode, useId, useState } from 'react';

import { EMERGENCY } from '../../domain/emergency-numbers';
import { demoCopy as copy } from '#words/parts/account/demo-copy';
import { withEnglish } from '../language/with-english';
import { demoCopy as english } from './demo-copy';

export interface DemoButtonProps extends Omit<ButtonProps, 'onClick' | 'asChild'> {
  /** The label. */
  children: ReactNode;
  /** Called to start the demo once the visitor has confirmed that they are an adult. */
  onDemo: () => void;
}

// A constant, so that React calls it on mount and not on each render.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Offers the demo account and asks whether the visitor is an adult first; the answer isn't stored (LOGIN-2). */
export function DemoButton({ onDemo, className, ...rest }: DemoButtonProps) {
  const [stage, setStage] = useState<'offered' | 'asking' | 'minor'>('offered');
  const question = useId();
  return (
    <div className={className}>
      {/* Ignores the second click of a double click on whatever covered the button. */}
      <Button
        {...rest}
        aria-expanded={stage === 'asking'}
        onClick={ignoreDoubleClick(() => setStage('asking'))}
      />
      {stage === 'asking' ? (
        <div
          role="group"
          aria-labelledby={question}
          className="mt-4 rounded-md border border-line bg-raised p-4"
        >
          <p ref={takeFocus} id={question} tabIndex={-1} className="font-display text-title">
            {withEnglish(copy.question, english.question)}
          </p>
          <p className="mt-1 text-small text-ink-soft">{copy.why}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={ignoreDoubleClick(onDemo)}>{copy.yes}</Button>
            <Button variant="secondary" onClick={ignoreDoubleClick(() => setStage('minor'))}>
              {copy.no}
            </Button>
          </div>
        </div>
      ) : null}
      {stage === 'minor' ? (
        <p
          ref={takeFocus}
          tabIndex={-1}
          className="mt-4 rounded-md border border-line bg-raised p-4"
        >
          <span>{withEnglish(copy.minor, english.minor)}</span>{' '}
          <a
            href={`tel:${EMERGENCY.allServices}`}
            translate="no"
            className="inline-flex min-h-11 min-w-11 items-center rounded-sm font-semibold text-danger underline underline-offset-4"
          >
            {EMERGENCY.allServices}
          </a>
        </p>
      ) : null}
    </div>
  );
}
