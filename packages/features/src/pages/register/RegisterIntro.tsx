import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { Notice } from '@iru/ui/notice';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import type { WizardStep } from '../../domain/wizard';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { withEnglish } from '../../parts/language/with-english';
import { registerCopy as english } from './registration-copy';

export interface RegisterIntroProps {
  /** 0 if not started. @default 0 */
  reached?: WizardStep;
  resumePath?: string;
  onStart?: () => void;
  onClear?: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Step 0: an introduction to the questions (REG-1). */
export function RegisterIntro({
  reached = 0,
  resumePath = '',
  onStart,
  onClear,
  headingRef,
}: RegisterIntroProps) {
  return (
    <div>
      <h1 ref={headingRef} tabIndex={-1} className="text-display">
        {copy.heading}
      </h1>
      <p className="mt-4 text-lead">{withEnglish(copy.honest, english.honest)}</p>
      <p className="mt-4 text-ink-soft">{copy.intro}</p>
      <ul className="mt-6 grid gap-3">
        {copy.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span className="flex h-[1lh] shrink-0 items-center text-accent">
              <Check aria-hidden="true" strokeWidth={3} className="size-5" />
            </span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {reached > 0 ? (
        <Notice
          className="mt-8"
          actions={
            <>
              <TextLink asChild variant="nav">
                <Link to={resumePath}>{copy.resume}</Link>
              </TextLink>
              <Button variant="ghost" onClick={onClear}>
                {copy.startAgain}
              </Button>
            </>
          }
        >
          {copy.started(reached)}
        </Notice>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button size="lg" onClick={onStart}>
          {copy.start}
        </Button>
        <TextLink href="#demo" variant="nav">
          {copy.lookAround}
        </TextLink>
      </div>
    </div>
  );
}
