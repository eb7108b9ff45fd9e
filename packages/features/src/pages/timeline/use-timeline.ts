import { useState } from 'react';

import { timelineStore } from '../../persistence/timeline';
import {
  BOXES,
  type Box,
  EMPTY_TIMELINE,
  type Milestone,
  moveMilestone,
  placeOf,
  type Timeline,
} from '../../domain/milestones';
import { notify } from '../../parts/toasts/notify';
import { useSaveState, useStore } from '../../platform/use-store';
import { timelineCopy as copy } from '#words/pages/timeline/copy';

/** A milestone lifted by keyboard, and the order before that. */
export interface Lifted {
  readonly milestone: Milestone;
  readonly before: Timeline;
}

const announcePosition = (timeline: Timeline, milestone: Milestone): string => {
  const { box, at } = placeOf(timeline, milestone);
  return copy.position(
    copy.milestones[milestone].label,
    copy.boxes[box],
    at + 1,
    timeline[box].length,
  );
};

export function useTimeline() {
  const timeline = useStore(timelineStore);
  const [lifted, setLifted] = useState<Lifted>();
  const [announcement, setAnnouncement] = useState('');
  const saveNote = { saved: copy.saved, unsaved: copy.notSaved }[useSaveState(timelineStore)];

  const move = (milestone: Milestone, box: Box, at: number) => {
    timelineStore.update((before) => moveMilestone(before, milestone, box, at));
    setAnnouncement(announcePosition(timelineStore.get(), milestone));
  };
  const lift = (milestone: Milestone) => {
    setLifted({ milestone, before: timelineStore.get() });
    setAnnouncement(
      `${copy.lifted(copy.milestones[milestone].label)} ${announcePosition(timelineStore.get(), milestone)}`,
    );
  };
  const drop = () => {
    if (!lifted) return;
    setLifted(undefined);
    setAnnouncement(`${copy.dropped} ${announcePosition(timelineStore.get(), lifted.milestone)}`);
  };
  const cancel = () => {
    if (!lifted) return;
    timelineStore.update(() => lifted.before);
    setLifted(undefined);
    setAnnouncement(copy.cancelled(copy.milestones[lifted.milestone].label));
  };
  /** Returns whether the key was handled. */
  const handleKey = (milestone: Milestone, key: string): boolean => {
    const held = lifted?.milestone === milestone;
    if (key === ' ' || key === 'Enter') {
      if (held) drop();
      else lift(milestone);
      return true;
    }
    if (!held) return false;
    const { box, at } = placeOf(timelineStore.get(), milestone);
    const [ideas, ours] = BOXES;
    if (key === 'Escape') cancel();
    else if (key === 'ArrowUp') move(milestone, box, at - 1);
    else if (key === 'ArrowDown') move(milestone, box, at + 1);
    else if (key === 'ArrowLeft')
      move(milestone, ideas, box === ideas ? at : Number.MAX_SAFE_INTEGER);
    else if (key === 'ArrowRight')
      move(milestone, ours, box === ours ? at : Number.MAX_SAFE_INTEGER);
    else return false;
    return true;
  };
  const startOver = () => {
    const before = timelineStore.get();
    setLifted(undefined);
    timelineStore.update(() => EMPTY_TIMELINE);
    setAnnouncement(copy.cleared);
    const bringBack = () => {
      timelineStore.update(() => before);
      setAnnouncement(copy.undone);
    };
    void notify({ kind: 'success', text: copy.startedOver, onUndo: bringBack });
  };
  return {
    timeline,
    lifted: lifted?.milestone,
    announcement,
    saveNote,
    move,
    handleKey,
    drop,
    startOver,
  };
}
