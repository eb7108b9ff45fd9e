import { useHydrated } from '@iru/ui/hooks/use-hydrated';

import { AccountPage } from '../../parts/account/AccountPage';
import { useDemo } from '../../parts/account/use-demo';
import { PageHead } from '../../parts/page/PageHead';
import { RegisterIntro } from './RegisterIntro';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { RegistrationWizard } from './RegistrationWizard';

function PrerenderedIntro() {
  const startDemo = useDemo();
  return (
    <AccountPage side="register" onDemo={startDemo}>
      <PageHead title={copy.title} description={copy.description} />
      <RegisterIntro />
    </AccountPage>
  );
}

/** Lets a visitor create a profile; the prerendered markup has no access to the query or storage. */
export function RegisterPage() {
  return useHydrated() ? <RegistrationWizard /> : <PrerenderedIntro />;
}
