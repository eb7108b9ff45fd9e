import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { likeStore } from '../../persistence/likes';
import { profileStore } from '../../persistence/own-profile';
import { messagesOf, messageStore } from '../../persistence/messages';
import { threadStore } from '../../persistence/threads';
import { useSession } from '../../persistence/use-session';
import { walletStore } from '../../persistence/wallet';
import { useVisible } from '../../parts/people/use-visible';
import { notify } from '../../parts/toasts/notify';
import { YourData } from '../../parts/your-data/YourData';
import { PATHS } from '../../paths';
import { log } from '../../platform/logger';
import { useStore } from '../../platform/use-store';
import { Member } from './Member';
import { MemberWaiting } from './MemberWaiting';
import { signInCopy as copy } from '#words/pages/user/sign-in-copy';
import { SignIn } from './SignIn';

/** The User Page; for a logged-out visitor, the sign-in screen (USER-1). */
export function UserPage() {
  const ready = useHydrated();
  const { loggedIn, hasLeft, logIn, logOut } = useSession();
  const profile = useStore(profileStore);
  const likes = useVisible(useStore(likeStore));
  const wallet = useStore(walletStore);
  const threads = useVisible(useStore(threadStore));
  const messages = useStore(messageStore);
  const navigate = useNavigate();
  const [status, setStatus] = useState('');

  const signIn = (login: { readonly email: string }) => {
    log.info('Sign in', login);
    setStatus(copy.simulated);
    void notify({ kind: 'success', text: copy.welcome });
  };
  const continueAsDemo = () => {
    logIn();
    void notify({ kind: 'success', text: copy.demo.welcome });
    void navigate(PATHS.dashboard);
  };

  return (
    <>
      {loggedIn ? (
        <Member
          profile={profile}
          likes={likes}
          wallet={wallet}
          threads={threads}
          countOf={(id) => messagesOf(messages, id).length}
          onLogOut={logOut}
        />
      ) : (
        <SignIn
          status={status}
          counts={
            hasLeft
              ? {
                  messages: threads.length,
                  likes: likes.length,
                  transactions: wallet.transactions.length,
                }
              : {}
          }
          hasLeft={hasLeft}
          onSignIn={signIn}
          onDemo={continueAsDemo}
        />
      )}
      {ready ? null : <MemberWaiting />}
      <YourData />
    </>
  );
}
