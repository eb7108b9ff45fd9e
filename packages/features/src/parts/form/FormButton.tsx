import { Button, type ButtonProps } from '@iru/ui/button';
import { singlePress } from '@iru/ui/hooks/single-press';

import type { FormStatus } from './form-status';

export interface FormButtonProps extends Omit<ButtonProps, 'type' | 'pending' | 'asChild' | 'onClick'> {
  /** What `useSchemaForm` returns. */
  state: FormStatus;
}

const onePress = singlePress<HTMLButtonElement>();

/** The button that submits a form: one press, one submit, also by a double click. */
export function FormButton({ state, ...rest }: FormButtonProps) {
  return <Button {...rest} type="submit" pending={state.pending} onClick={onePress} />;
}
