import { Button } from '@iru/ui/button';
import { TextField } from '@iru/ui/text-field';
import { useEffect } from 'react';
import * as v from 'valibot';

import { LIMITS } from '../../domain/limits';
import { isVisible } from '../../domain/text';
import { boundedText } from '../../parts/form/bounded';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { searchesCopy as copy } from './searches-copy';

const bounded = boundedText(LIMITS.searchName);
const anyName = v.object({ name: bounded });
const visibleName = v.object({
  name: v.pipe(bounded, v.pipe(v.string(), v.check(isVisible, copy.blank))),
});

export interface SearchNameFormProps {
  /** What the field asks for. */
  label: string;
  hint?: string | undefined;
  /** The name that stands in the field at first. @default '' */
  name?: string;
  /** The words of the button. */
  action: string;
  /** Whether a name without anything to see is taken. @default false */
  mayBeBlank?: boolean;
  /** Called with the name that was typed. */
  onName: (name: string) => void;
  /** Called to leave everything as it is; the field then takes the focus as it appears. @default no way to cancel */
  onCancel?: () => void;
}

/** Asks for the name of a search. */
export function SearchNameForm({
  label,
  hint,
  name = '',
  action,
  mayBeBlank = false,
  onName,
  onCancel,
}: SearchNameFormProps) {
  const form = useSchemaForm({
    schema: mayBeBlank ? anyName : visibleName,
    defaultValues: { name },
    errorFocus: 'field',
    onValid: (values) => onName(values.name),
  });
  const { setFocus } = form.methods;
  const takesFocus = onCancel !== undefined;
  useEffect(() => {
    if (takesFocus) setFocus('name', { shouldSelect: true });
  }, [takesFocus, setFocus]);
  return (
    <Form state={form} noValidate className="flex flex-wrap items-end gap-3">
      <TextField
        {...form.field('name')}
        label={label}
        hint={hint}
        autoComplete="off"
        dir="auto"
        maxLength={LIMITS.searchName}
        fieldClassName="min-w-0 flex-1 basis-60"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <FormButton>{action}</FormButton>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
