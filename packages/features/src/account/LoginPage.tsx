import { Button } from '@iru/ui/button';
import { Link, useNavigate } from 'react-router-dom';

import { PATHS } from '../paths';
import { useSession } from '../platform/use-session';
import { IntroPage } from '../shared/page/IntroPage';
import { loginCopy as copy } from './copy';

/** Where a visitor comes back, or starts the demo session (spec 1, section 2.11). */
export function LoginPage() {
  const { logIn } = useSession();
  const navigate = useNavigate();
  const startDemo = () => {
    logIn();
    void navigate(PATHS.home);
  };
  return (
    <IntroPage copy={copy}>
      <Button onClick={startDemo}>{copy.demo}</Button>
      <Button asChild variant="secondary">
        <Link to={PATHS.register}>{copy.register}</Link>
      </Button>
    </IntroPage>
  );
}
