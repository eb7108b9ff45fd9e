import { Credentials } from '../../parts/account/Credentials';
import { formCopy } from '#words/parts/form/copy';
import { Form } from '../../parts/form/Form';
import { FormErrors } from '../../parts/form/FormErrors';
import { useCarriedForm } from '../../parts/form/use-carry';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { signInCopy as copy } from '#words/pages/user/sign-in-copy';
import { signInSchema } from './sign-in-schema';

export interface SignInFormProps {
  /** Called with the email only, once both fields are valid. */
  onSignIn: (login: { readonly email: string }) => void;
}

/** The sign-in form; each field has its own message, and the password is discarded immediately (USER-2). */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const form = useSchemaForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    onValid: ({ email }) => {
      form.methods.reset();
      onSignIn({ email });
    },
  });
  useCarriedForm('sign-in', form);
  return (
    <Form state={form} className="grid gap-5">
      <FormErrors state={form} heading={copy.summary} />
      <Credentials form={form} copy={{ ...copy, email: formCopy.email }} />
    </Form>
  );
}
