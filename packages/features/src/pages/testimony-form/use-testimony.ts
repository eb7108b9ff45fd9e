import { useState } from 'react';
import * as v from 'valibot';

import { testimonyDraft } from '../../persistence/testimony-draft';
import {
  blockingField,
  EMPTY_TESTIMONY,
  reachableStep,
  stepAfter,
  stepBefore,
  type Testimony,
  TESTIMONY_LIMITS,
  type TestimonyStep,
  tooLongTexts,
} from '../../domain/testimony';
import { checkFields } from '../../parts/form/check-fields';
import { formCopy } from '#words/parts/form/copy';
import { formDraft } from '../../parts/form/form-draft';
import { type SchemaForm, useSchemaForm } from '../../parts/form/use-schema-form';
import { useStore } from '../../platform/use-store';

export interface TestimonyWizard {
  readonly step: TestimonyStep;
  readonly form: SchemaForm<Testimony>;
  readonly values: Testimony;
  readonly thanked: boolean;
  readonly back: () => void;
  /** Clears the draft and returns to the first step (TESTIMONY-1). */
  readonly close: () => void;
}

/** Reports texts that are too long, then the first missing required answer, without a message. */
const stepSchema = (step: TestimonyStep) =>
  v.pipe(
    v.custom<Testimony>(() => true),
    checkFields((values: Testimony) => {
      const tooLong = tooLongTexts(step, values);
      if (tooLong.length > 0)
        return tooLong.map((name) => ({ name, reason: formCopy.tooLong(TESTIMONY_LIMITS[name]) }));
      const name = blockingField(step, values);
      return name === undefined ? [] : [{ name, reason: '' }];
    }),
  );

/** The three steps of the testimony; Next stays where a required answer is missing, and marks the field as invalid. */
export function useTestimony(): TestimonyWizard {
  const draft = useStore(testimonyDraft);
  const [thanked, setThanked] = useState(false);
  // A draft edited by hand in storage can't skip to a step that isn't reachable.
  const step = reachableStep(draft.step, draft.values);
  const goTo = (to: TestimonyStep) => {
    testimonyDraft.update((before) => ({ ...before, step: to }));
  };
  const form = useSchemaForm({
    schema: () => stepSchema(step),
    defaultValues: EMPTY_TESTIMONY,
    errorFocus: 'field',
    step,
    ...formDraft({
      untouched: EMPTY_TESTIMONY,
      read: () => testimonyDraft.get().values,
      write: (values) => testimonyDraft.update((before) => ({ ...before, values })),
    }),
    onValid: () => {
      if (step === 3) setThanked(true);
      else goTo(stepAfter(step));
    },
  });
  return {
    step,
    form,
    values: draft.values,
    thanked,
    back: () => goTo(stepBefore(step)),
    close: () => {
      setThanked(false);
      form.methods.reset(EMPTY_TESTIMONY);
      testimonyDraft.clear();
    },
  };
}
