import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';

import type { Box, Milestone } from '../../domain/milestones';
import { timelineCopy as copy } from '#words/pages/timeline/copy';
import { MilestoneItem } from './MilestoneItem';
import type { DragHandlers, Landing } from './use-milestone-drag';

export interface MilestoneBoxProps {
  box: Box;
  milestones: readonly Milestone[];
  /** Shown in an empty box. @default none */
  next?: ReactNode;
  /** Lifted by keyboard. */
  lifted: Milestone | undefined;
  landing: Landing | undefined;
  dragHandlers: (milestone: Milestone) => DragHandlers;
  /** Returns whether the key was handled. */
  onKey: (milestone: Milestone, key: string) => boolean;
  onBlur: () => void;
  /** Called with the box that a button moves a milestone to, or by how many positions within its own. */
  onMove: (milestone: Milestone, box: Box, by: number) => void;
}

const Mark = () => <li aria-hidden="true" className="h-1 rounded-full bg-primary" />;

/** One of the two boxes, with its milestones in order. */
export function MilestoneBox({
  box,
  milestones,
  next,
  landing,
  lifted,
  dragHandlers,
  onKey,
  onBlur,
  onMove,
}: MilestoneBoxProps) {
  const target = landing?.box === box ? landing : undefined;
  const others = milestones.filter((each) => each !== landing?.milestone);
  const markBefore = target ? others[target.at] : undefined;
  return (
    <section
      aria-labelledby={`box-${box}`}
      data-box={box}
      data-target={target ? '' : undefined}
      className={clsx(
        'rounded-lg border-2 border-dashed p-4 transition-colors duration-fast sm:p-6',
        target ? 'border-primary bg-primary-wash' : 'border-line bg-sunken',
      )}
    >
      <h2 id={`box-${box}`} className="text-title">
        {copy.boxes[box]}
      </h2>
      {milestones.length === 0 ? (
        <div className="mt-3">
          <p className="text-ink-soft">{copy.empty[box]}</p>
          {next ? <div className="mt-3">{next}</div> : null}
        </div>
      ) : null}
      <ol className="mt-4 grid min-h-20 content-start gap-3">
        {milestones.map((milestone, at) => (
          <Fragment key={milestone}>
            {markBefore === milestone ? <Mark /> : null}
            <MilestoneItem
              milestone={milestone}
              box={box}
              first={at === 0}
              last={at === milestones.length - 1}
              lifted={lifted === milestone}
              dragHandlers={dragHandlers(milestone)}
              onKey={(key) => onKey(milestone, key)}
              onBlur={onBlur}
              onMove={(to, by) => onMove(milestone, to, by)}
            />
          </Fragment>
        ))}
        {target && markBefore === undefined ? <Mark /> : null}
      </ol>
    </section>
  );
}
