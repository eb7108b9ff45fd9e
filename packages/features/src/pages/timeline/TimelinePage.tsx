import { Button } from '@iru/ui/button';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Skeleton } from '@iru/ui/skeleton';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { type Box, BOXES, EMPTY_TIMELINE, type Milestone, placeOf } from '../../domain/milestones';
import { AuthGate } from '../../parts/auth-gate/AuthGate';
import { MemberTitle } from '../../parts/first-use/MemberTitle';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { timelineCopy as copy } from '#words/pages/timeline/copy';
import { MilestoneBox } from './MilestoneBox';
import { useDrag } from './use-milestone-drag';
import { useTimeline } from './use-timeline';

const same = (one: readonly Milestone[], other: readonly Milestone[]) =>
  one.join() === other.join();

/** Two boxes of milestones, moved by dragging, keyboard or buttons; the order is saved (TIMELINE-1). */
export function TimelinePage() {
  const { timeline, lifted, announcement, saveNote, move, handleKey, drop, startOver } =
    useTimeline();
  const { landing, handlers } = useDrag(({ milestone, box, at }) => move(milestone, box, at));
  const hydrated = useHydrated();
  const focused = useRef<string>(undefined);
  // A milestone that changes boxes is remounted, so the control that moved it gets focus again.
  useEffect(() => {
    if (focused.current === undefined) return;
    const control = document.querySelector<HTMLElement>(focused.current);
    focused.current = undefined;
    control?.focus();
  }, [timeline]);
  const keepFocus = (milestone: Milestone, control: string) => {
    focused.current = `[data-milestone="${milestone}"] [data-control="${control}"]`;
  };
  const [first] = timeline.ideas;
  const nextOf = (box: Box) => {
    if (box === 'ideas') {
      return (
        <Button asChild variant="secondary">
          <Link to={PATHS.messages}>{copy.talk}</Link>
        </Button>
      );
    }
    return first ? (
      <Button
        variant="secondary"
        onClick={() => {
          keepFocus(first, 'across');
          move(first, 'ours', 0);
        }}
      >
        {copy.begin(copy.milestones[first].label)}
      </Button>
    ) : null;
  };
  const atStart = same(timeline.ideas, EMPTY_TIMELINE.ideas) && timeline.ours.length === 0;
  return (
    <div className="page-width min-h-dvh pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <MemberTitle page={PATHS.timeline} heading={copy.heading} intro={copy.intro} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AuthGate section="timeline" count={atStart ? 0 : 1} className="mt-8">
        <p className="mt-4 max-w-prose text-small text-ink-soft">{copy.howTo}</p>
        <div className="relative mt-8">
          {/* Only the device knows the saved order, so the space is reserved: a growing box would shift the other. */}
          {hydrated ? null : <Skeleton lines={5} className="absolute inset-x-0 top-0" />}
          <div
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2',
              !hydrated && 'invisible',
            )}
          >
            {BOXES.map((box) => (
              <MilestoneBox
                key={box}
                box={box}
                milestones={timeline[box]}
                next={nextOf(box)}
                lifted={lifted}
                landing={landing}
                dragHandlers={handlers}
                onKey={(milestone, key) => {
                  const did = handleKey(milestone, key);
                  if (did) keepFocus(milestone, 'handle');
                  return did;
                }}
                onBlur={drop}
                onMove={(milestone, to, by) => {
                  const { at } = placeOf(timeline, milestone);
                  keepFocus(milestone, to === box ? (by < 0 ? 'earlier' : 'later') : 'across');
                  move(milestone, to, to === box ? at + by : Number.MAX_SAFE_INTEGER);
                }}
              />
            ))}
          </div>
        </div>
        <div
          className={clsx(
            'mt-6 flex flex-wrap items-center gap-x-6 gap-y-2',
            !hydrated && 'invisible',
          )}
        >
          <p className="text-ink-soft">{saveNote}</p>
          <Button
            variant="ghost"
            // Not `disabled`: the click that disables it would lose focus.
            aria-disabled={atStart}
            onClick={() => {
              if (!atStart) startOver();
            }}
          >
            {copy.startOver}
          </Button>
        </div>
      </AuthGate>
    </div>
  );
}
