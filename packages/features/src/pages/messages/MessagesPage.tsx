import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

import { likeStore } from '../../persistence/likes';
import { messageStore } from '../../persistence/messages';
import { seedThreads, sendMessage, startThread, threadStore } from '../../persistence/threads';
import { LoginPrompt } from '../../parts/auth-gate/LoginPrompt';
import { useAuthGate } from '../../parts/auth-gate/use-auth-gate';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { useVisible } from '../../parts/people/use-visible';
import { CONVERSATION_PARAMETER as OPEN } from '../../paths';
import { useStore } from '../../platform/use-store';
import { MessagesView } from './MessagesView';
import { useScreenChange } from './use-screen-change';

/** The history state of a conversation that was opened from the list. */
const afterList = v.object({ afterList: v.literal(true) });

/** The visitor's conversations; the first ones are created from the likes (MSG-1). */
export function MessagesPage() {
  const ready = useHydrated();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const left = useRef<string>(undefined);
  const likes = useVisible(useStore(likeStore));
  const stored = useStore(threadStore);
  const threads = useVisible(stored);
  const messages = useStore(messageStore);
  const none = stored.length === 0;
  const { isLoggedOut, logIn } = useAuthGate();
  const isGated = isLoggedOut && stored.length + likes.length > 0;
  const openId = query.get(OPEN) ?? undefined;
  const changeScreen = useScreenChange(openId);

  useEffect(() => {
    if (none && !isGated) seedThreads(likes);
  }, [none, isGated, likes]);

  useEffect(() => {
    // A link to write to someone the visitor likes also starts the conversation.
    const like = isGated || none ? undefined : likes.find(({ id }) => id === openId);
    if (like && !stored.some(({ id }) => id === like.id)) startThread(like);
  }, [isGated, none, likes, openId, stored]);

  const open = (id: string) =>
    changeScreen(() =>
      setQuery({ [OPEN]: id }, openId === undefined ? { state: { afterList: true } } : undefined),
    );
  const back = () => {
    // The second click of a double click would leave the page.
    if (left.current === key) return;
    left.current = key;
    changeScreen(() => {
      if (v.is(afterList, state)) void navigate(-1);
      else setQuery({}, { replace: true });
    });
  };

  return (
    <MessagesView
      ready={ready}
      loginPrompt={
        isGated ? (
          <LoginPrompt
            section="messages"
            counts={{ messages: stored.length, likes: likes.length }}
            onLogIn={logIn}
            className="mt-6"
          />
        ) : undefined
      }
      threads={isGated ? [] : dedupeById(threads)}
      allHidden={!none && threads.length === 0}
      likes={isGated ? [] : dedupeById(likes)}
      messages={messages}
      openId={openId}
      onOpen={open}
      onBack={back}
      onStart={(like) => {
        startThread(like);
        open(like.id);
      }}
      onSend={sendMessage}
    />
  );
}
