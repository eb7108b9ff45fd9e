import { Button } from '@iru/ui/button';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { CalendarHeart, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';

import { labelOf } from '#words/content/labels';
import { type DateTheme, planFor, type Votes } from '../../domain/date-plan';
import { CopyButton } from '../../parts/copy-button/CopyButton';
import { useShare } from '../../parts/hooks/use-share';
import { PATHS } from '../../paths';
import { canShareNatively } from '../../platform/share';
import { planDateCopy } from '#words/pages/plan-date/copy';

const copy = planDateCopy.plan;

export interface PlanTextProps {
  theme: DateTheme;
  votes: Votes;
}

/** The plan as text to copy or share: the leader, or the picked theme before the first vote and in a tie. */
export function PlanText({ theme, votes }: PlanTextProps) {
  const hydrated = useHydrated();
  const { pending, refused, share } = useShare();
  const { theme: chosen } = planFor(theme, votes);
  const count = votes[chosen];
  const { ideas } = planDateCopy.themes[chosen];
  const text = copy.text(
    labelOf(chosen),
    count === 0 ? undefined : planDateCopy.votes(count),
    ideas,
  );
  return (
    <section aria-labelledby="plan" className="mt-12 overflow-hidden rounded-lg bg-night">
      <div data-theme="dark" className="grid gap-6 p-6 text-ink sm:p-10">
        <h2 id="plan" className="text-small font-semibold tracking-wide text-coin uppercase">
          {copy.heading}
        </h2>
        <p className="font-display text-title whitespace-pre-line">{text}</p>
        <div className="flex flex-wrap gap-3">
          <CopyButton variant="primary" text={text} label={copy.copy} />
          {hydrated && canShareNatively() ? (
            <Button
              variant="secondary"
              pending={pending}
              onClick={() => void share({ title: planDateCopy.title, text })}
            >
              <Share2 size={20} aria-hidden="true" />
              <span>{copy.share}</span>
            </Button>
          ) : null}
          <Button asChild variant="ghost">
            <Link to={PATHS.meetingGuide}>
              <CalendarHeart size={20} aria-hidden="true" />
              <span>{copy.guide}</span>
            </Link>
          </Button>
        </div>
        <p role="status" className="text-ink-soft empty:hidden">
          {refused ? copy.refused : null}
        </p>
      </div>
    </section>
  );
}
