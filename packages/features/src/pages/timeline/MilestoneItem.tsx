import { DragHandle } from '@iru/ui/drag-handle';
import { IconButton } from '@iru/ui/icon-button';
import { clsx } from 'clsx';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronDown, ChevronUp } from 'lucide-react';

import type { Box, Milestone } from '../../domain/milestones';
import { timelineCopy as copy } from '#words/pages/timeline/copy';
import type { DragHandlers } from './use-milestone-drag';

export interface MilestoneItemProps {
  milestone: Milestone;
  box: Box;
  first: boolean;
  last: boolean;
  lifted: boolean;
  dragHandlers: DragHandlers;
  /** Returns whether the key was handled. */
  onKey: (key: string) => boolean;
  onBlur: () => void;
  onMove: (box: Box, by: number) => void;
}

export function MilestoneItem({
  milestone,
  box,
  first,
  last,
  lifted,
  dragHandlers,
  onKey,
  onBlur,
  onMove,
}: MilestoneItemProps) {
  const { label, text } = copy.milestones[milestone];
  const ours = box === 'ours';
  const other: Box = ours ? 'ideas' : 'ours';
  // The boxes are side by side from 768 px, and stacked below that.
  const [Across, AcrossStacked] = ours ? [ArrowLeft, ArrowUp] : [ArrowRight, ArrowDown];
  return (
    <li
      data-milestone={milestone}
      className={clsx(
        'grid grid-cols-[auto_1fr_auto] items-center gap-2 rounded-md border bg-surface p-2 shadow-soft',
        'data-dragging:pointer-events-none data-dragging:relative data-dragging:z-(--layer-sticky) data-dragging:shadow-lift',
        lifted ? 'border-primary ring-2 ring-primary' : 'border-line',
      )}
    >
      <DragHandle
        data-control="handle"
        label={copy.handle(label)}
        lifted={lifted}
        onKey={onKey}
        onBlur={() => {
          if (lifted) onBlur();
        }}
        {...dragHandlers}
      />
      <span className="min-w-0">
        <b className="block font-display text-title font-medium">{label}</b>
        <span className="block text-small text-ink-soft">{text}</span>
      </span>
      <span className={clsx('flex justify-end', ours && 'max-sm:col-span-full')}>
        {ours ? (
          <>
            <IconButton
              label={copy.earlier(label)}
              data-control="earlier"
              aria-disabled={first}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(box, -1)}
            >
              <ChevronUp />
            </IconButton>
            <IconButton
              label={copy.later(label)}
              data-control="later"
              aria-disabled={last}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(box, 1)}
            >
              <ChevronDown />
            </IconButton>
          </>
        ) : null}
        <IconButton
          label={ours ? copy.remove(label) : copy.add(label)}
          data-control="across"
          onClick={() => onMove(other, 0)}
        >
          <Across aria-hidden="true" className="hidden md:block" />
          <AcrossStacked aria-hidden="true" className="md:hidden" />
        </IconButton>
      </span>
    </li>
  );
}
