import { PercentBars } from '@iru/ui/percent-bars';
import { Section, type SectionProps } from '@iru/ui/section';
import { useId } from 'react';

import { formatPercent } from '#words/content/format';
import { versionCopy } from '#words/parts/page/version-copy';

export interface ShareChartProps extends Pick<SectionProps, 'tone'> {
  heading: string;
  /** The source of the figures. */
  note: string;
  /** In percent, from 0 to 100. */
  list: readonly { readonly id: string; readonly percent: number; readonly label: string }[];
}

export function ShareChart({ tone = 'sunken', heading, note, list }: ShareChartProps) {
  const id = useId();
  return (
    <Section tone={tone} edge="top" aria-labelledby={id}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div>
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{note}</p>
        </div>
        <div>
          {/* Right before the figures and as large, so that no one takes them as measured. */}
          <p className="mb-6 font-display text-title">{versionCopy.illustrative}</p>
          <PercentBars bars={list.map((bar) => ({ ...bar, value: formatPercent(bar.percent) }))} />
        </div>
      </div>
    </Section>
  );
}
