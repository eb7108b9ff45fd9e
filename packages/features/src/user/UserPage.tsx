import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import { useSession } from '../platform/use-session';
import { IntroPage } from '../shared/page/IntroPage';
import { userCopy as copy } from './copy';

/** What the device keeps for the visitor, and the way out of the session. */
export function UserPage() {
  const { loggedIn, logOut } = useSession();
  return (
    <IntroPage copy={copy}>
      <p role="status" className="basis-full text-ink-soft">
        {loggedIn ? copy.loggedIn : copy.loggedOut}
      </p>
      <Button asChild>
        <Link to={PATHS.findMatch}>{copy.browse}</Link>
      </Button>
      {loggedIn ? (
        <Button variant="secondary" onClick={logOut}>
          {copy.logOut}
        </Button>
      ) : (
        <Button asChild variant="secondary">
          <Link to={PATHS.login}>{copy.logIn}</Link>
        </Button>
      )}
    </IntroPage>
  );
}
