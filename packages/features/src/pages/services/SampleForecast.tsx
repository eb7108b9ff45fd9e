import { Motif } from '@iru/ui/motif';
import { PercentBars } from '@iru/ui/percent-bars';

import { SAMPLE_SCORE, SAMPLE_SIGNALS } from '../../content/sample-forecast';
import { formatPercent } from '#words/content/format';
import { servicesCopy } from '#words/pages/services/copy';
import { SIGNALS } from './data';

const copy = servicesCopy.cards.sample;
const bars = SIGNALS.map((id) => ({
  id,
  label: copy.signals[id],
  percent: SAMPLE_SIGNALS[id],
  value: formatPercent(SAMPLE_SIGNALS[id]),
}));

export function SampleForecast() {
  return (
    <figure
      aria-label={copy.label}
      className="mt-2 rounded-md border border-line bg-canvas p-5 sm:p-6"
    >
      {/* Shows only whole tiles. */}
      <Motif
        pattern="spiral"
        scale={0.5}
        className="mb-5 h-(--tile)! w-[round(down,100%,var(--tile))]! text-primary/80 [--tile:32px]"
      />
      <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10">
        <p>
          <span className="block font-display text-display">{copy.figure}</span>{' '}
          <span className="block font-display text-display text-primary tabular-nums">
            {formatPercent(SAMPLE_SCORE)}
          </span>
          <span className="block max-w-[10.4em] text-small text-ink-soft">{copy.scoreLabel}</span>
        </p>
        <PercentBars bars={bars} className="gap-3!" />
      </div>
      <figcaption className="mt-5 text-small text-ink-soft">{copy.note}</figcaption>
    </figure>
  );
}
