import { RadioGroup } from '@iru/ui/radio-group';
import { Coffee, Mountain, UtensilsCrossed, Video } from 'lucide-react';
import { useState } from 'react';

import { DATE_THEMES, leaders, NO_VOTES, vote } from '../domain/date-plan';
import { datePlanStore } from '../platform/plan-date';
import { useStore } from '../platform/use-store';
import { PageHead } from '../shared/page/PageHead';
import { planDateCopy as copy } from './copy';
import { PlanText } from './PlanText';
import { VoteTable } from './VoteTable';

const icons = { Coffee: <Coffee />, Dinner: <UtensilsCrossed />, Outdoor: <Mountain />, Virtual: <Video /> };
const options = DATE_THEMES.map((theme) => ({
  value: theme,
  label: theme,
  hint: copy.themes[theme].text,
  icon: icons[theme],
}));

/** Picks a theme, counts votes, marks the leader and makes a plan to share (spec 2, sections 2 and 9). */
export function PlanDatePage() {
  const { theme, votes } = useStore(datePlanStore);
  const [said, setSaid] = useState('');
  const cast = (themeVoted: typeof theme, by: 1 | -1) => {
    datePlanStore.update((before) => ({ ...before, votes: vote(before.votes, themeVoted, by) }));
    const now = datePlanStore.get().votes;
    const leading = leaders(now);
    const lead = leading.length === 0 ? copy.none : copy.leading(leading.join(', '));
    setSaid(copy.announce(themeVoted, copy.votes(now[themeVoted]), lead));
  };
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="text-display">{copy.heading}</h1>
      <p className="mt-5 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <RadioGroup
          variant="cards"
          legend={copy.theme}
          options={options}
          value={theme}
          onValueChange={(picked) => datePlanStore.update((before) => ({ ...before, theme: picked }))}
        />
        <VoteTable
          votes={votes}
          onVote={cast}
          onClear={() => datePlanStore.update((before) => ({ ...before, votes: NO_VOTES }))}
        />
      </div>
      <PlanText theme={theme} votes={votes} />
    </div>
  );
}
