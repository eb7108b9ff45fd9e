import { Button } from '@iru/ui/button';
import { isComposing } from '@iru/ui/hooks/is-composing';
import { TextField } from '@iru/ui/text-field';
import { useEffect } from 'react';
import * as v from 'valibot';

import { LIMITS } from '../../domain/limits';
import { isVisible } from '../../domain/text';
import { boundedText } from '../../parts/form/bounded';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { searchesCopy as copy } from '#words/pages/find-match/searches-copy';

const bounded = boundedText(LIMITS.searchName);
const anyName = v.object({ name: bounded });
const visibleName = v.object({
  name: v.pipe(bounded, v.pipe(v.string(), v.check(isVisible, copy.blank))),
});

export interface SearchNameFormProps {
  label: string;
  hint?: string | undefined;
  /** The initial value. @default '' */
  name?: string;
  action: string;
  /** Whether a name without visible characters is accepted. @default false */
  mayBeBlank?: boolean;
  onName: (name: string) => void;
  /** Called on cancel. When set, the field takes focus as it appears. @default no cancel button */
  onCancel?: () => void;
}

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
  const shouldTakeFocus = onCancel !== undefined;
  useEffect(() => {
    if (shouldTakeFocus) setFocus('name', { shouldSelect: true });
  }, [shouldTakeFocus, setFocus]);
  return (
    <Form state={form} className="flex flex-wrap items-end gap-3">
      <TextField
        {...form.field('name')}
        label={label}
        hint={hint}
        autoComplete="off"
        dir="auto"
        maxLength={LIMITS.paste}
        fieldClassName="min-w-0 flex-1 basis-60"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onCancel?.();
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
