import { RadioGroup } from '@iru/ui/radio-group';
import { Coffee, Mountain, UtensilsCrossed, Video } from 'lucide-react';
import { useState } from 'react';

import { labelOf } from '#words/content/labels';
import { type DatePlan, datePlanStore } from '../../persistence/plan-date';
import {
  DATE_THEMES,
  type DateTheme,
  leaders,
  NO_VOTES,
  planFor,
  vote,
  type Votes,
  withVotesBack,
} from '../../domain/date-plan';
import { AuthGate } from '../../parts/auth-gate/AuthGate';
import { MemberTitle } from '../../parts/first-use/MemberTitle';
import { PageHead } from '../../parts/page/PageHead';
import { notify } from '../../parts/toasts/notify';
import { PATHS } from '../../paths';
import { useSaveState, useStore } from '../../platform/use-store';
import { planDateCopy as copy } from '#words/pages/plan-date/copy';
import { PlanText } from './PlanText';
import { VoteTable } from './VoteTable';

const icons = {
  Coffee: <Coffee />,
  Dinner: <UtensilsCrossed />,
  Outdoor: <Mountain />,
  Virtual: <Video />,
};
const options = DATE_THEMES.map((theme) => ({
  value: theme,
  label: labelOf(theme),
  hint: copy.themes[theme].text,
  icon: icons[theme],
}));

const reasonOf = ({ theme, votes }: DatePlan): string => {
  const plan = planFor(theme, votes);
  return copy.reasons[plan.reason](labelOf(theme), labelOf(plan.theme));
};

const leadOf = (votes: Votes): string => {
  const leading = leaders(votes);
  return leading.length === 0 ? copy.none : copy.leading(leading.map(labelOf).join(', '));
};

/** Lets visitors pick a theme and vote, marks the leader and makes a plan to share (DATE-1). */
export function PlanDatePage() {
  const plan = useStore(datePlanStore);
  const { theme, votes } = plan;
  const [announcement, setAnnouncement] = useState('');
  const isPlanned = theme !== datePlanStore.empty.theme || leaders(votes).length > 0;
  const hint = { saved: copy.votesHint, unsaved: copy.votesLost }[useSaveState(datePlanStore)];
  const updatePlan = (
    change: (before: DatePlan) => DatePlan,
    announcementOf: (after: DatePlan) => string,
  ) => {
    datePlanStore.update(change);
    setAnnouncement(announcementOf(datePlanStore.get()));
  };
  const pick = (picked: DateTheme) =>
    updatePlan((before) => ({ ...before, theme: picked }), reasonOf);
  const castVote = (voted: DateTheme, by: 1 | -1) =>
    updatePlan(
      (before) => ({ ...before, votes: vote(before.votes, voted, by) }),
      (after) => copy.announce(labelOf(voted), copy.votes(after.votes[voted]), leadOf(after.votes)),
    );
  const clear = () => {
    const cleared = datePlanStore.get().votes;
    updatePlan(
      (before) => ({ ...before, votes: NO_VOTES }),
      (after) => leadOf(after.votes),
    );
    const bringBack = () => {
      updatePlan(
        (before) => ({ ...before, votes: withVotesBack(before.votes, cleared) }),
        (after) => leadOf(after.votes),
      );
    };
    void notify({ kind: 'success', text: copy.cleared, onUndo: bringBack });
  };
  return (
    <div className="page-width min-h-dvh pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <MemberTitle page={PATHS.planDate} heading={copy.heading} intro={copy.intro} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AuthGate section="planDate" count={isPlanned ? 1 : 0} className="mt-8">
        <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
          <div>
            <RadioGroup
              variant="cards"
              legend={copy.theme}
              options={options}
              value={theme}
              onValueChange={pick}
            />
            <p className="mt-4 text-ink-soft">{reasonOf(plan)}</p>
          </div>
          <VoteTable votes={votes} hint={hint} onVote={castVote} onClear={clear} />
        </div>
        <PlanText theme={theme} votes={votes} />
      </AuthGate>
    </div>
  );
}
