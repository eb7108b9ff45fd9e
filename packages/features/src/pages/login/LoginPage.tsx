import { useState } from 'react';

import { AccountPage } from '../../parts/account/AccountPage';
import { loginCopy as copy } from '#words/parts/account/copy';
import { ResultDialog } from '../../parts/account/ResultDialog';
import { useDemo } from '../../parts/account/use-demo';
import { PageHead } from '../../parts/page/PageHead';
import { log } from '../../platform/logger';
import { LoginForm } from './LoginForm';

/** The login page, which also starts the demo session (LOGIN-1). */
export function LoginPage() {
  const startDemo = useDemo();
  const [isResultOpen, setIsResultOpen] = useState(false);
  return (
    <AccountPage side="login" onDemo={startDemo}>
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="text-display">{copy.heading}</h1>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.intro}</p>
      <LoginForm
        onSignIn={(login) => {
          log.info('Login', login);
          setIsResultOpen(true);
        }}
      />
      <ResultDialog
        open={isResultOpen}
        title={copy.result.title}
        message={copy.result.message}
        onClose={() => setIsResultOpen(false)}
        onDemo={startDemo}
      />
    </AccountPage>
  );
}
