import { TextLink } from '@iru/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import coffee from '../../assets/scenes/coffee.svg';
import { FormPage } from '../../parts/form-page/FormPage';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { forgotPasswordCopy as copy } from '#words/pages/forgot-password/copy';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { SimulatedLink } from './SimulatedLink';

/** The Forgot Password page. It’s simulated: nothing is sent. */
export function ForgotPasswordPage() {
  // '' after “Use another email address”: only then does the field take focus by itself.
  const [email, setEmail] = useState<string>();
  return (
    <FormPage scene={coffee}>
      <PageHead title={copy.title} description={copy.description} />
      <TextLink asChild variant="nav" className="-ms-2">
        <Link to={PATHS.login}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span>{copy.back}</span>
        </Link>
      </TextLink>
      <h1 className="mt-4 text-display">{copy.heading}</h1>
      {!email ? (
        <>
          <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.intro}</p>
          <ForgotPasswordForm shouldFocus={email === ''} onEmail={setEmail} />
        </>
      ) : (
        <SimulatedLink email={email} onAgain={() => setEmail('')} />
      )}
    </FormPage>
  );
}
