import { useState } from 'react';

import { testimonyDraft } from '../../device/testimony-draft';
import {
  blockingField,
  reachableStep,
  stepAfter,
  stepBefore,
  type Testimony,
  type TestimonyStep,
} from '../../domain/testimony';
import { useStore } from '../../platform/use-store';

/** The field that blocks, and how often Next has been pressed against it. */
interface Block {
  readonly field: keyof Testimony | undefined;
  readonly attempt: number;
}

export interface TestimonyWizard {
  readonly step: TestimonyStep;
  readonly values: Testimony;
  readonly block: Block;
  readonly thanked: boolean;
  readonly change: (part: Partial<Testimony>) => void;
  readonly next: () => void;
  readonly back: () => void;
  /** Puts the draft away and returns to the first step (TESTIMONY-1). */
  readonly close: () => void;
}

/** The three steps of the testimony; Next stays where a needed answer is missing, and says so to assistive technology. */
export function useTestimony(): TestimonyWizard {
  const draft = useStore(testimonyDraft);
  const [block, setBlock] = useState<Block>({ field: undefined, attempt: 0 });
  const [thanked, setThanked] = useState(false);
  const { values } = draft;
  // What was edited by hand in the storage shows no step that could not be reached.
  const step = reachableStep(draft.step, values);
  const goTo = (to: TestimonyStep) => {
    setBlock({ field: undefined, attempt: 0 });
    testimonyDraft.update((before) => ({ ...before, step: to }));
  };
  return {
    step,
    values,
    block,
    thanked,
    change: (part) => {
      if (block.field !== undefined && block.field in part) setBlock({ field: undefined, attempt: block.attempt });
      testimonyDraft.update((before) => ({ ...before, values: { ...before.values, ...part } }));
    },
    next: () => {
      const field = blockingField(step, values);
      if (field !== undefined) setBlock(({ attempt }) => ({ field, attempt: attempt + 1 }));
      else if (step === 3) setThanked(true);
      else goTo(stepAfter(step));
    },
    back: () => goTo(stepBefore(step)),
    close: () => {
      setThanked(false);
      setBlock({ field: undefined, attempt: 0 });
      testimonyDraft.clear();
    },
  };
}
