import { useHydrated } from '@iru/ui/hooks/use-hydrated';

import { PageHead } from '../shared/page/PageHead';
import { AccountPage } from './AccountPage';
import { RegisterIntro } from './RegisterIntro';
import { registerCopy as copy } from './registration-copy';
import { RegistrationWizard } from './RegistrationWizard';
import { useDemo } from './useDemo';

function PrerenderedIntro() {
  const startDemo = useDemo();
  return (
    <AccountPage side="register" onDemo={startDemo}>
      <PageHead title={copy.title} description={copy.description} />
      <RegisterIntro />
    </AccountPage>
  );
}

/** Where a visitor creates a profile; before the browser takes over it knows neither query nor storage. */
export function RegisterPage() {
  return useHydrated() ? <RegistrationWizard /> : <PrerenderedIntro />;
}
