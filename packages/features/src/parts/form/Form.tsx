import { preventEnterRepeat } from '@iru/ui/hooks/ignore-key-repeat';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { cleanIdentifier } from '../../domain/identifier';
import type { FormStatus } from './form-status';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onKeyDown'> {
  /** The return value of `useSchemaForm`. */
  state: FormStatus;
}

const isOverlong = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  control.maxLength > 0 &&
  control.value.length > control.maxLength;

// The schema cleans an email address pasted with invisible characters; the browser would refuse it.
const isUnclean = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'email' &&
  control.value !== cleanIdentifier(control.value);

/** The form element; holding Enter submits it only once. */
export function Form({ state, noValidate = false, ...rest }: FormProps) {
  // The browser's validation message quotes the value and takes minutes to render a huge one set by a script, so such a
  // form is validated by its schema alone. The click event fires before native validation, also when Enter submits.
  const chooseCheck = ({ currentTarget: form }: MouseEvent<HTMLFormElement>) => {
    form.noValidate =
      noValidate ||
      Array.from(form.elements).some((control) => isOverlong(control) || isUnclean(control));
  };
  return (
    <form
      {...rest}
      noValidate={noValidate}
      onClickCapture={chooseCheck}
      onSubmit={state.submit}
      onKeyDown={preventEnterRepeat}
    />
  );
}
