import { Button, type ButtonProps } from '@iru/ui/button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';

export type FormButtonProps = Omit<ButtonProps, 'type' | 'pending' | 'asChild' | 'onClick'>;

const onePress = ignoreDoubleClick<HTMLButtonElement>();

/** The submit button of a form; a double click submits only once. */
export function FormButton(props: FormButtonProps) {
  return <Button {...props} type="submit" onClick={onePress} />;
}
