import { useState } from 'react';

import { log } from '../platform/logger';
import { PageHead } from '../shared/page/PageHead';
import { AccountPage } from './AccountPage';
import { loginCopy as copy } from './copy';
import { LoginForm } from './LoginForm';
import { ResultDialog } from './ResultDialog';
import { useDemo } from './useDemo';

/** Where a visitor comes back, or starts the demo session (spec 1, section 2.11). */
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
