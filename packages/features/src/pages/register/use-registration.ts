import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

import { type OwnProfile, profileStore } from '../../persistence/own-profile';
import {
  allowedStep,
  nextStep,
  previousStep,
  QUESTION_STEPS,
  type QuestionStep,
  stepFromQuery,
  type WizardStep,
} from '../../domain/wizard';
import { useAuthGate } from '../../parts/auth-gate/use-auth-gate';
import { formDraft } from '../../parts/form/form-draft';
import { type SchemaForm, useSchemaForm } from '../../parts/form/use-schema-form';
import { PATHS } from '../../paths';
import { systemClock } from '../../platform/clock';
import { isFirstEntry } from '../../platform/history';
import { log } from '../../platform/logger';
import { useStore } from '../../platform/use-store';
import { registrationDraft } from './registration-draft';
import { NO_ANSWERS, STEP_FIELDS, toSavable } from './registration-values';
import { savablePersonalSchema, type RegistrationValues, stepSchema } from './schemas';
import { toProfile } from './to-profile';

export type RegistrationForm = SchemaForm<RegistrationValues>;

export interface Registration {
  readonly step: WizardStep;
  /** The profile after the last step, until a new registration starts. */
  readonly done: OwnProfile | null;
  readonly isPersisted: boolean;
  readonly reached: WizardStep;
  /** Whether a reload has cleared the passwords and the date of birth, and they haven't been entered again. */
  readonly secretsCleared: boolean;
  readonly changing: boolean;
  readonly form: RegistrationForm;
  readonly photo: Blob | null;
  readonly setPhoto: (photo: Blob | null) => void;
  /** Whether the last step was just submitted and its result is still open. */
  readonly isResultOpen: boolean;
  readonly closeResult: () => void;
  readonly start: () => void;
  readonly clear: () => void;
  readonly back: () => void;
}

const FROM_ANSWERS = 'answers';
const LAST = 6;

/** Returns the path of a step; with `changing`, Next returns to the review. */
export const stepPath = (step: WizardStep, changing = false): string =>
  step === 0
    ? PATHS.register
    : `${PATHS.register}?step=${step}${changing ? `&from=${FROM_ANSWERS}` : ''}`;

const DONE_PATH = `${PATHS.register}?step=done`;

const isQuestion = (step: WizardStep): step is QuestionStep => step !== 0;

const isComplete = (step: QuestionStep, values: RegistrationValues): boolean =>
  step !== 1 || v.is(savablePersonalSchema, values);

/** Checks the steps before the last, passwords included. */
const firstRefused = (values: RegistrationValues): QuestionStep | undefined =>
  QUESTION_STEPS.find(
    (step) => step < LAST && !v.is(stepSchema(step, systemClock.today()), values),
  );

const hasAnswers = (): boolean => {
  const { reached, values } = registrationDraft.get();
  return (
    reached > 1 ||
    (reached === 1 &&
      STEP_FIELDS[1].some(
        (field) => field in values && values[field as keyof typeof values] !== '',
      ))
  );
};

interface State {
  readonly reached: WizardStep;
  /** Whether the answers are from before a reload. A registration without any has nothing to lose. */
  readonly isRestored: boolean;
  readonly photo: Blob | null;
  /** The new profile if the storage refused it. */
  readonly unsaved: OwnProfile | null;
  /** The result of the last step, once it's submitted. */
  readonly result: 'none' | 'open' | 'closed';
}

/** Applies the changes that an event makes. */
const merge = (state: State, changes: Partial<State>): State => ({ ...state, ...changes });

const initialState = (): State => ({
  reached: registrationDraft.get().reached,
  isRestored: hasAnswers(),
  photo: null,
  unsaved: null,
  result: 'none',
});

/** The registration wizard, on top of the URL, this tab's draft and the form (REG-1). */
export const useRegistration = (): Registration => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isTravel = useNavigationType() === 'POP';
  const arrivedBy = useRef(key);
  const stored = useStore(profileStore);
  const [state, change] = useReducer(merge, undefined, initialState);
  const { reached, isRestored, photo, unsaved, result } = state;
  const profile = unsaved ?? stored;
  const { isLoggedOut } = useAuthGate();
  /** What happens at the next step, while navigating to it. */
  const pending = useRef<'show' | 'recheck' | null>(null);

  const named = params.get('step');
  const asked = stepFromQuery(named);
  const form = useSchemaForm({
    schema: () => stepSchema(isQuestion(step) ? step : 1, systemClock.today()),
    defaultValues: NO_ANSWERS,
    step: asked,
    ...formDraft({
      untouched: NO_ANSWERS,
      read: () => registrationDraft.get().values,
      write: (values) =>
        registrationDraft.update((draft) => ({ ...draft, values: toSavable(values) })),
    }),
    onValid: (values) => handleValid(values),
  });
  const { methods, submit } = form;
  const step = allowedStep(asked, {
    reached,
    isComplete: (each) => isComplete(each, methods.getValues()),
  });
  // After a logout an earlier registration, with its name, isn't shown any more.
  const isOpen = !isLoggedOut || result !== 'none';
  const finished = reached === 0 && profile !== null && isOpen && (named === 'done' || asked > 0);
  const changing = params.get('from') === FROM_ANSWERS && step > 0 && step < LAST;

  useEffect(() => {
    const isRecheck = pending.current === 'recheck';
    pending.current = null;
    if (isRecheck) submit();
  }, [step, submit]);

  const target = finished ? 'done' : step === 0 ? null : String(step);
  useEffect(() => {
    // While navigating, the URL is behind the state.
    if (named === target || pending.current) return;
    // Going back from the last page skips all steps in one click and returns to the page before them.
    if (target === 'done' && isTravel && arrivedBy.current !== key) {
      if (isFirstEntry()) void navigate(PATHS.register, { replace: true });
      else void navigate(-1);
      return;
    }
    void navigate(target === 'done' ? DONE_PATH : stepPath(step), { replace: true });
  }, [named, target, step, navigate, isTravel, key]);

  const reach = (to: WizardStep) => {
    change({ reached: to });
    registrationDraft.update((draft) => ({ ...draft, reached: to }));
  };

  const goTo = (to: WizardStep) => {
    pending.current = 'show';
    void navigate(stepPath(to));
  };

  const forget = () => {
    change({ reached: 0, isRestored: false, photo: null });
    methods.reset(NO_ANSWERS);
    registrationDraft.clear();
  };

  const finish = (values: RegistrationValues) => {
    const made = toProfile(values, systemClock.today());
    log.info('Registration', {
      ...made,
      agreedToTerms: values.agreedToTerms,
      agreedToCommunity: values.agreedToCommunity,
      profilePhoto: photo ? { type: photo.type, bytes: photo.size } : null,
    });
    pending.current = 'show';
    const isSaved = profileStore.update(() => made) === 'saved';
    forget();
    change({ unsaved: isSaved ? null : made, result: 'open' });
    void navigate(DONE_PATH, { replace: true });
  };

  const handleValid = (values: RegistrationValues) => {
    // A double click submits the same step twice.
    if (pending.current) return;
    if (step < LAST) {
      const to = changing ? LAST : nextStep(step);
      if (to > reached) reach(to);
      goTo(to);
      return;
    }
    const refused = firstRefused(values);
    if (refused === undefined) {
      finish(values);
      return;
    }
    pending.current = 'recheck';
    void navigate(stepPath(refused, true));
  };

  return {
    step,
    done: finished ? profile : null,
    isPersisted: unsaved === null,
    reached,
    secretsCleared: isRestored && methods.getValues('password') === '',
    changing,
    form,
    photo,
    setPhoto: (next) => change({ photo: next }),
    isResultOpen: result === 'open',
    closeResult: () => change({ result: 'closed' }),
    start: () => {
      if (reached === 0) reach(1);
      goTo(1);
    },
    clear: forget,
    back: () => goTo(previousStep(step)),
  };
};
