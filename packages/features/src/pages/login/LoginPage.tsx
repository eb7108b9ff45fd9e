import { useState } from 'react';

import { AccountPage } from '../../parts/account/AccountPage';
import { loginCopy as copy } from '../../parts/account/copy';
import { ResultDialog } from '../../parts/account/ResultDialog';
import { useDemo } from '../../parts/account/useDemo';
import { PageHead } from '../../parts/page/PageHead';
import { log } from '../../platform/logger';
import { LoginForm } from './LoginForm';

/** Where a visitor comes back, or starts the demo session (LOGIN-1). */
export function LoginPage() {
  const startDemo = useDemo();
  const [told, setTold] = useState(false);
  return (
    <AccountPage side="login" onDemo={startDemo}>
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="text-display">{copy.heading}</h1>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.intro}</p>
      <LoginForm
        onSignIn={(login) => {
          log.info('Login', login);
          setTold(true);
        }}
      />
      <ResultDialog
        open={told}
        title={copy.result.title}
        message={copy.result.message}
        onClose={() => setTold(false)}
        onDemo={startDemo}
      />
    </AccountPage>
  );
}
