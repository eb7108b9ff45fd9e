import { refuseHeldEnter } from '@iru/ui/hooks/held-enter';
import type { ComponentPropsWithRef } from 'react';

import type { FormStatus } from './form-status';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onKeyDown'> {
  /** What `useSchemaForm` returns. */
  state: FormStatus;
}

/** The form element: it submits itself through its state, and a held Enter submits it once. */
export function Form({ state, ...rest }: FormProps) {
  return <form {...rest} onSubmit={state.submit} onKeyDown={refuseHeldEnter} />;
}
