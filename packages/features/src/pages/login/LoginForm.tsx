import { loginCopy as copy } from '#words/parts/account/copy';
import { Credentials } from '../../parts/account/Credentials';
import { formCopy } from '#words/parts/form/copy';
import { Form } from '../../parts/form/Form';
import { FormErrors } from '../../parts/form/FormErrors';
import { useCarriedForm } from '../../parts/form/use-carry';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { loginSchema } from './login-schema';

export interface LoginFormProps {
  /** Called with the email when both fields are valid. The password is discarded. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The “Welcome Back” login form (LOGIN-1). */
export function LoginForm({ onSignIn }: LoginFormProps) {
  const form = useSchemaForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    onValid: ({ email }) => {
      form.methods.setValue('password', '');
      onSignIn({ email });
    },
  });
  useCarriedForm('login', form);
  const isOnlyEmailInvalid = form.faults.every(({ message }) => message === formCopy.emailReason);
  return (
    <Form state={form} className="grid gap-5">
      <FormErrors state={form} heading={isOnlyEmailInvalid ? formCopy.emailReason : copy.empty} />
      <Credentials form={form} copy={copy} />
    </Form>
  );
}
