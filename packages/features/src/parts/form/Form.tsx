import { preventEnterRepeat } from '@iru/ui/hooks/ignore-key-repeat';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import type { FormStatus } from './form-status';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onKeyDown'> {
  /** What `useSchemaForm` returns. */
  state: FormStatus;
}

const isOverlong = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  control.maxLength > 0 &&
  control.value.length > control.maxLength;

/** The form element: it submits itself through its state, and a held Enter submits it once. */
export function Form({ state, noValidate = false, ...rest }: FormProps) {
  // The browser's own message quotes the value, and takes minutes to draw one that a script or a program made far too
  // long: such a form is left to its schema. A click comes before the check, also where Enter submits.
  const chooseCheck = ({ currentTarget: form }: MouseEvent<HTMLFormElement>) => {
    form.noValidate = noValidate || Array.from(form.elements).some(isOverlong);
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
