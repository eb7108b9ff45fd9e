import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import { IntroPage } from '../shared/page/IntroPage';
import { registerCopy as copy } from './copy';

/** Where a visitor creates a profile. */
export function RegisterPage() {
  return (
    <IntroPage copy={copy}>
      <Button asChild>
        <Link to={PATHS.login}>{copy.logIn}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={PATHS.findMatch}>{copy.browse}</Link>
      </Button>
    </IntroPage>
  );
}
