import { valibotResolver } from '@hookform/resolvers/valibot';
import { focusField } from '@iru/ui/hooks/focus-field';
import {
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

import type { FieldFault, FormStatus } from './form-status';

export interface SchemaFormOptions<Values extends FieldValues, Output> {
  /** The rules of the fields, or what gives them as the form is submitted. */
  schema: GenericSchema<unknown, Output> | (() => GenericSchema<unknown, Output>);
  /** The values of an untouched form, in the order of its fields. */
  defaultValues: Values;
  /** Called with the values as the schema reads them. */
  onValid: (values: Output) => void;
  /** Where focus goes when the form is refused; a field without a summary loses its fault once it is changed. @default 'summary' */
  errorFocus?: 'summary' | 'field';
  /** The step on show, of a form that has several; its faults end with it. */
  step?: string | number;
  /** Reads what is known already when the form appears in the browser; prerendered markup does not have it. */
  restore?: () => Partial<Values>;
  /** Called with the values after each change; `formDraft` gives it and `restore`. */
  save?: (values: Values) => void;
}

/** What ties a control or a group of them to its fault. */
export interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
  readonly 'aria-invalid': true | undefined;
}

type Field<Name extends string> = UseFormRegisterReturn<Name> &
  FieldState & { readonly defaultValue: string | undefined };

export interface SchemaForm<Values extends FieldValues> extends FormStatus {
  /** The methods of react-hook-form that read and set values. */
  readonly methods: Pick<
    UseFormReturn<Values>,
    'getValues' | 'setValue' | 'setFocus' | 'reset' | 'subscribe'
  >;
  /** The values of an untouched form. */
  readonly defaultValues: Values;
  /** The props of a native control. */
  readonly field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: Pick<RegisterOptions<Values, Name>, 'onChange' | 'onBlur'>,
  ) => Field<Name>;
  /** The props of a control or group that is not a native control. */
  readonly fieldState: (name: keyof Values & string) => FieldState;
}

interface Refusal {
  readonly step: string | number | undefined;
  readonly attempt: number;
  readonly faults: readonly FieldFault[];
  /** The id of the first refused field. */
  readonly first: string | undefined;
}

const noFaults = (step: Refusal['step']): Refusal => ({
  step,
  attempt: 0,
  faults: [],
  first: undefined,
});

/** A form that is its fields and its schema: react-hook-form, validated when it is submitted and not before. */
export function useSchemaForm<Values extends FieldValues, Output>(
  options: SchemaFormOptions<Values, Output>,
): SchemaForm<Values> {
  const { defaultValues, errorFocus = 'summary', step } = options;
  const id = useId();
  const [initialValues] = useState(() => ({ ...defaultValues, ...options.restore?.() }));
  const [refusal, setRefusal] = useState(() => noFaults(step));
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  if (refusal.step !== step) setRefusal(noFaults(step));

  const methods = useForm<Values, unknown, Output>({
    defaultValues: initialValues as DefaultValues<Values>,
    // Every rule of every field is asked: one refusal must not hide another.
    criteriaMode: 'all',
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // Focus is moved once the faults are drawn.
    shouldFocusError: false,
    resolver: (values, context, resolverOptions) => {
      const { schema } = latest.current;
      const rules = (typeof schema === 'function' ? schema() : schema) as GenericSchema<
        Values,
        Output
      >;
      return valibotResolver<Values, unknown, Output>(rules)(values, context, resolverOptions);
    },
  });

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // Without a name the whole form was reset, and there is nothing to keep.
          if (name === undefined) return;
          const { save, errorFocus: focus } = latest.current;
          save?.(values);
          if (focus !== 'field') return;
          setRefusal((last) => {
            const faults = last.faults.filter((fault) => fault.name !== name);
            return faults.length === last.faults.length ? last : { ...last, faults };
          });
        },
      }),
    [methods],
  );

  const { attempt, first } = refusal;
  useLayoutEffect(() => {
    if (errorFocus === 'field' && first !== undefined) focusField(first);
  }, [errorFocus, attempt, first]);

  const submit = useCallback(
    (event?: FormEvent) => {
      event?.preventDefault();
      const refuse = (errors: FieldErrors<Values>) => {
        const faults = Object.keys(latest.current.defaultValues).flatMap((name): FieldFault[] => {
          const message: unknown = errors[name]?.message;
          return typeof message === 'string' ? [{ name, fieldId: `${id}${name}`, message }] : [];
        });
        const draw = () =>
          setRefusal((last) => ({
            ...last,
            attempt: last.attempt + 1,
            faults,
            first: faults[0]?.fieldId,
          }));
        // Many messages are drawn in slices: on a slow phone the button is seen to be pressed first.
        if (latest.current.errorFocus === 'field') draw();
        else startTransition(draw);
      };
      const accept = (values: Output) => {
        startTransition(() =>
          setRefusal((last) =>
            last.faults.length > 0 ? { ...last, faults: [], first: undefined } : last,
          ),
        );
        latest.current.onValid(values);
      };
      void methods.handleSubmit(accept, refuse)();
    },
    [id, methods],
  );

  const fieldState = (name: string): FieldState => {
    const fault = refusal.faults.find((each) => each.name === name);
    return { id: `${id}${name}`, error: fault?.message, 'aria-invalid': fault ? true : undefined };
  };
  return {
    methods,
    defaultValues,
    faults: refusal.faults,
    attempt,
    submit,
    fieldState,
    field: (name, registration) => {
      const value: unknown = defaultValues[name];
      return {
        ...methods.register(name, registration),
        ...fieldState(name),
        // For prerendered markup, which leaves an empty value out.
        defaultValue: typeof value === 'string' && value !== '' ? value : undefined,
      };
    },
  };
}
