import { IconButton } from '@iru/ui/icon-button';
import { TextField, type TextFieldProps } from '@iru/ui/text-field';
import { Search, X } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';

import { LIMITS } from '../../domain/limits';

export interface SearchFieldProps extends Pick<
  TextFieldProps,
  'placeholder' | 'size' | 'fieldClassName'
> {
  /** The label of the field. */
  label: ReactNode;
  /** The search query. */
  value: string;
  /** Called with the query on every change; clearing returns focus to the field. */
  onValue: (value: string) => void;
  /** The accessible name of the button that clears the field. */
  clearLabel: string;
  /** Called when the field first receives focus. */
  onEnter?: () => void;
  /** A ref to the input, to move focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** A live search field with a clear button. */
export function SearchField({
  value,
  onValue,
  clearLabel,
  onEnter,
  ref,
  ...rest
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const keep = (element: HTMLInputElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <TextField
      {...rest}
      ref={keep}
      type="search"
      value={value}
      maxLength={LIMITS.search}
      autoComplete="off"
      enterKeyHint="search"
      start={<Search aria-hidden="true" />}
      end={
        value ? (
          <IconButton
            label={clearLabel}
            onClick={() => {
              onValue('');
              field.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        ) : null
      }
      className="[&::-webkit-search-cancel-button]:hidden"
      onFocus={onEnter}
      onChange={(event) => {
        onEnter?.();
        onValue(event.currentTarget.value);
      }}
    />
  );
}
