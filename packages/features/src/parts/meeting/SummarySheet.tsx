import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import { useId } from 'react';

import { isDay } from '../../domain/booking';
import { lineOf } from '../../domain/meeting-summary';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import type { PlanDraft } from './meeting-plan';
import { PrintHead } from './PrintFrame';
import { NUMBERS_LINE } from '../page/numbers-line';
import { withEnglish } from '../language/with-english';
import { meetingToolsCopy as english } from './copy';

const copy = meetingToolsCopy.summary;

export const formatWhen = ({ date, time }: Pick<PlanDraft, 'date' | 'time'>): string =>
  copy.when(isDay(date) ? copy.day(date) : '', time);

export interface SummarySheetProps {
  plan: PlanDraft;
}

/** The printable meeting summary, with a dash for each empty field (MEET-1). */
export function SummarySheet({ plan }: SummarySheetProps) {
  const titleId = useId();
  const rows = [
    { name: copy.sheet.host, value: plan.host },
    { name: copy.sheet.guest, value: plan.guest },
    { name: copy.sheet.place, value: plan.place },
    { name: copy.sheet.time, value: formatWhen(plan) },
    ...(plan.agreed ? [{ name: copy.sheet.agreed, value: plan.agreed }] : []),
  ];
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'break-inside-avoid overflow-hidden rounded-lg border border-line bg-raised text-ink',
        'shadow-lift print:shadow-none',
      )}
    >
      <Motif scale={0.5} className="h-3 text-primary print:hidden" />
      <div className="p-5 sm:p-8 print:p-5">
        <PrintHead />
        <p id={titleId} className="font-display text-title font-semibold">
          {copy.sheet.title}
        </p>
        <dl className="mt-4">
          {rows.map(({ name, value }) => (
            <div
              key={name}
              className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-t border-line py-3 print:py-2"
            >
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere text-ink!">
                <bdi translate="no">{lineOf(value)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-4 text-small print:pt-2">
          {withEnglish(copy.sheet.safety, english.summary.sheet.safety)}
        </p>
        <p translate="no" className="mt-1 text-small">
          {NUMBERS_LINE}
        </p>
      </div>
    </section>
  );
}
