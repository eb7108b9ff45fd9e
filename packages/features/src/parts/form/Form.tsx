import { preventEnterRepeat } from '@iru/ui/hooks/ignore-key-repeat';
import type { ComponentPropsWithRef } from 'react';

import type { FormStatus } from './form-status';

export interface FormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'onKeyDown' | 'noValidate'
> {
  /** The return value of `useSchemaForm`. */
  state: FormStatus;
}

/**
 * The form element; holding Enter submits it only once. The schema alone validates it: the browser's own messages are in
 * the browser's language and hide the summary.
 */
export function Form({ state, ...rest }: FormProps) {
  return <form {...rest} noValidate onSubmit={state.submit} onKeyDown={preventEnterRepeat} />;
}
