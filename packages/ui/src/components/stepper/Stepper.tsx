'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../../labels/use-labels';
import { stepperLabels } from './copy';

export type StepState = 'done' | 'current' | 'todo';

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the list of steps. @default 'Progress' */
  label?: string;
  /** The names of the steps, in order. */
  steps: ReadonlyArray<string>;
  /** The current step, counted from 1. */
  current: number;
  /** The progress in words, such as "Step 2 of 6". @default the English text */
  progressText?: string;
  /** Announced after the name of a completed step. @default 'done' */
  doneLabel?: string;
}

const stateOf = (step: number, current: number): StepState =>
  step < current ? 'done' : step === current ? 'current' : 'todo';

const markClasses: Record<StepState, string> = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-primary bg-primary text-on-primary',
  todo: 'border-edge bg-surface text-ink-soft',
};

/** The steps of a task, in order; on a narrow screen, only the name of the current one. */
export function Stepper({
  label,
  steps,
  current,
  progressText,
  doneLabel,
  className,
  ...rest
}: StepperProps) {
  const labels = useLabels('stepper', stepperLabels);
  return (
    <div {...rest} data-step={current} className={clsx('grid gap-4', className)}>
      <p className="flex flex-wrap items-baseline gap-x-3 md:sr-only">
        <span className="text-small font-semibold tracking-wide text-primary uppercase">
          {progressText ?? labels.progress(current, steps.length)}
        </span>
        <span aria-hidden="true" className="font-semibold wrap-anywhere">
          {steps[current - 1]}
        </span>
      </p>
      <ol aria-label={label ?? labels.steps} className="flex">
        {steps.map((name, index) => {
          const state = stateOf(index + 1, current);
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              data-state={state}
              className="relative flex min-w-0 flex-1 flex-col items-center last:flex-none md:last:flex-1"
            >
              {index < steps.length - 1 ? (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute top-4 h-0.5 -translate-y-px',
                    'start-8 end-0 max-xs:start-6 max-xs:top-3 md:start-[calc(50%+1.25rem)] md:end-[calc(1.25rem-50%)]',
                    state === 'done'
                      ? 'bg-accent forced:bg-[CanvasText]'
                      : 'bg-line forced:border-t',
                  )}
                />
              ) : null}
              <span
                aria-hidden="true"
                className={clsx(
                  'relative grid size-8 place-items-center self-start rounded-full border max-xs:size-6 md:self-center',
                  'text-small font-semibold',
                  'transition-colors duration-base ease-out',
                  state === 'current' &&
                    'ring-4 ring-primary-wash forced:outline-2 forced:outline-offset-2',
                  markClasses[state],
                )}
              >
                {state === 'done' ? <Check strokeWidth={3} className="size-4" /> : index + 1}
              </span>
              <span
                className={clsx(
                  'sr-only text-center text-small md:not-sr-only md:mt-2! md:px-1!',
                  state === 'current' ? 'font-semibold text-ink' : 'text-ink-soft',
                )}
              >
                <span>{name}</span>
                {state === 'done' ? (
                  <span className="sr-only">{` (${doneLabel ?? labels.done})`}</span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
