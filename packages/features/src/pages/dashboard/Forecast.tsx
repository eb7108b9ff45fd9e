import { PercentBars } from '@iru/ui/percent-bars';

import { SAMPLE_GROWTH, SAMPLE_SCORE, SAMPLE_SIGNALS } from '../../content/sample-forecast';
import { formatPercent } from '#words/content/format';
import { PATHS } from '../../paths';
import { dashboardCopy } from '#words/pages/dashboard/copy';
import { GrowthChart } from './GrowthChart';
import { More } from './More';

const copy = dashboardCopy.forecast;
const SIGNALS = ['values', 'plans', 'talk', 'rhythm'] as const;
const signals = SIGNALS.map((id) => ({
  id,
  label: copy.signals.list[id],
  percent: SAMPLE_SIGNALS[id],
  value: formatPercent(SAMPLE_SIGNALS[id]),
}));
const scoreText = formatPercent(SAMPLE_SCORE);

export function Forecast() {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
      <div>
        <h2 className="text-title">{copy.score}</h2>
        <p className="font-display text-hero text-primary tabular-nums">{scoreText}</p>
        <p className="mt-3 text-ink-soft">{copy.scoreText}</p>
        <h3 className="mt-8 text-title">{copy.growth}</h3>
        <GrowthChart
          points={SAMPLE_GROWTH}
          labels={copy.months}
          formatValue={formatPercent}
          tableLabels={copy.growthTable}
          className="mt-4"
        />
        <p className="mt-3 text-ink-soft">
          {copy.growthText(formatPercent(SAMPLE_GROWTH[0]), scoreText)}
        </p>
      </div>
      <div>
        <h3 className="text-title">{copy.signals.heading}</h3>
        <PercentBars className="mt-4" bars={signals} />
        <h3 className="mt-8 text-title">{copy.tips.heading}</h3>
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-primary">
          {copy.tips.list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p className="mt-6 mb-4 text-small text-ink-soft">{copy.sample}</p>
        <More to={PATHS.findMatch} label={copy.more} />
      </div>
    </div>
  );
}
