import { valibotResolver } from '@hookform/resolvers/valibot';
import { focusField } from '@iru/ui/hooks/focus-field';
import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Path,
  type PathValue,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

import type { FieldFault, FormStatus } from './form-status';

export interface SchemaFormOptions<Values extends FieldValues, Output> {
  /** A function is called on each submit. */
  schema: GenericSchema<unknown, Output> | (() => GenericSchema<unknown, Output>);
  /** In field order. */
  defaultValues: Values;
  onValid: (values: Output) => void;
  /** Where focus moves on an invalid submit; without a summary, changing a field clears its error. @default 'summary' */
  errorFocus?: 'summary' | 'field';
  /** Errors are cleared when it changes. */
  step?: string | number;
  /** Returns saved values when the form mounts in the browser; prerendered markup doesn't include them. */
  restore?: () => Partial<Values>;
  /** `formDraft` provides it and `restore`. */
  save?: (values: Values) => void;
}

export interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
  readonly 'aria-invalid': true | undefined;
}

type Field<Name extends string> = UseFormRegisterReturn<Name> &
  FieldState & { readonly defaultValue: string | undefined };

export interface SchemaForm<Values extends FieldValues> extends FormStatus {
  readonly methods: Pick<
    UseFormReturn<Values>,
    'getValues' | 'setValue' | 'setFocus' | 'reset' | 'subscribe'
  >;
  readonly defaultValues: Values;
  /** For a native control. */
  readonly field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: Pick<RegisterOptions<Values, Name>, 'onChange' | 'onBlur'>,
  ) => Field<Name>;
  /** For a non-native control or group. */
  readonly fieldState: (name: keyof Values & string) => FieldState;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that are read on submit, because some password managers fill them without events. */
const TEXT_CONTROLS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

/** A schema-based form built on react-hook-form, validated only on submit. */
export function useSchemaForm<Values extends FieldValues, Output>(
  options: SchemaFormOptions<Values, Output>,
): SchemaForm<Values> {
  const { defaultValues, errorFocus = 'summary', step } = options;
  const id = useId();
  const [initialValues] = useState(() => ({ ...defaultValues, ...options.restore?.() }));
  // Errors belong to the step that was submitted.
  const [submittedStep, setSubmittedStep] = useState(step);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const methods = useForm<Values, unknown, Output>({
    defaultValues: initialValues as DefaultValues<Values>,
    // Runs every rule of every field, so that one error doesn't hide another.
    criteriaMode: 'all',
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // Moves focus after the errors are rendered.
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
          // No name means that the whole form was reset, so there's nothing to save.
          if (name === undefined) return;
          const { save, errorFocus: focus } = latest.current;
          save?.(values);
          if (focus === 'field') methods.clearErrors(name as Path<Values>);
        },
      }),
    [methods],
  );
  useEffect(() => methods.clearErrors(), [methods, step]);

  const { errors, submitCount } = methods.formState;
  const faults = Object.keys(defaultValues).flatMap((name): FieldFault[] => {
    const message: unknown = errors[name]?.message;
    return submittedStep === step && typeof message === 'string'
      ? [{ name, fieldId: `${id}${name}`, message }]
      : [];
  });

  const focusFirst = useEffectEvent(() => {
    const [first] = faults;
    if (errorFocus === 'field' && first) focusField(first.fieldId);
  });
  useLayoutEffect(() => focusFirst(), [submitCount]);

  const submit = useCallback(
    (event?: FormEvent) => {
      event?.preventDefault();
      for (const control of event?.currentTarget.querySelectorAll<Control>(TEXT_CONTROLS) ?? []) {
        const name = control.name as Path<Values>;
        const value: unknown = methods.getValues(name);
        if (typeof value === 'string' && value !== control.value)
          methods.setValue(name, control.value as PathValue<Values, Path<Values>>);
      }
      setSubmittedStep(latest.current.step);
      void methods.handleSubmit((values) => latest.current.onValid(values))();
    },
    [methods],
  );

  const fieldState = (name: string): FieldState => {
    const fault = faults.find((each) => each.name === name);
    return { id: `${id}${name}`, error: fault?.message, 'aria-invalid': fault ? true : undefined };
  };
  return {
    methods,
    defaultValues,
    faults,
    attempt: submitCount,
    submit,
    fieldState,
    field: (name, registration) => {
      const value: unknown = defaultValues[name];
      return {
        ...methods.register(name, registration),
        ...fieldState(name),
        // For prerendered markup, which omits empty values.
        defaultValue: typeof value === 'string' && value !== '' ? value : undefined,
      };
    },
  };
}
