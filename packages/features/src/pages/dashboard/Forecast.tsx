import { PercentBars } from '@iru/ui/percent-bars';

import { formatPercent } from '#words/content/format';
import { PATHS } from '../../paths';
import { dashboardCopy } from '#words/pages/dashboard/copy';
import { GrowthChart } from './GrowthChart';
import { More } from './More';

const copy = dashboardCopy.forecast;
const signals = copy.signals.list.map((signal) => ({
  ...signal,
  value: formatPercent(signal.percent),
}));
const points = copy.growthPoints;
const score = points.at(-1) ?? 0;
const scoreText = formatPercent(score);

export function Forecast() {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
      <div>
        <h2 className="text-title">{copy.score}</h2>
        <p className="font-display text-hero text-primary tabular-nums">{scoreText}</p>
        <p className="mt-3 text-ink-soft">{copy.scoreText}</p>
        <h3 className="mt-8 text-title">{copy.growth}</h3>
        <GrowthChart
          points={points}
          labels={copy.months}
          formatValue={formatPercent}
          tableLabels={copy.growthTable}
          className="mt-4"
        />
        <p className="mt-3 text-ink-soft">
          {copy.growthText(formatPercent(points[0] ?? 0), scoreText)}
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
