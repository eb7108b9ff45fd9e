import { Switch } from '@iru/ui/switch';
import type { ReactNode } from 'react';

import { LANGUAGE } from '../../domain/language';
import { LANGUAGES } from '../../domain/languages';
import type { Kept } from '../../platform/kept-pages';
import { withEnglish } from '../language/with-english';
import { offlineCopy as copy } from '#words/parts/offline/copy';
import { offlineCopy as english } from './copy';
import { KEPT_KILOBYTES } from './kept-paths';

export interface KeepPagesSwitchProps {
  /** What the browser reports. */
  kept: Kept;
  onChange: (on: boolean) => void;
  /** Extra classes for the root element. */
  className?: string;
}

const messageOf = ({ status, problem, isRemoved, language = LANGUAGE }: Kept): ReactNode => {
  if (problem) return withEnglish(copy.problems[problem], english.problems[problem]);
  if (status === 'working') return copy.working;
  if (status === 'off') return isRemoved ? withEnglish(copy.removed, english.removed) : null;
  return language === LANGUAGE ? copy.on : copy.onIn(LANGUAGES[language]);
};

/** The switch that keeps the safety pages on the device, with what it stores and what removes it (OFFLINE-1). */
export function KeepPagesSwitch({ kept, onChange, className }: KeepPagesSwitchProps) {
  return (
    <section aria-labelledby="keep-pages" className={className}>
      <h2 id="keep-pages" className="text-heading">
        {copy.heading}
      </h2>
      <Switch
        fieldClassName="mt-4"
        label={copy.label}
        hint={copy.hint}
        checked={kept.status !== 'off'}
        aria-busy={kept.status === 'working'}
        onCheckedChange={onChange}
      />
      <p role="status" className="font-semibold not-empty:mt-3">
        {messageOf(kept)}
      </p>
      <p className="mt-3 text-small text-ink-soft">{copy.size(KEPT_KILOBYTES)}</p>
      <p className="mt-3 text-small text-ink-soft">{withEnglish(copy.limits, english.limits)}</p>
    </section>
  );
}
