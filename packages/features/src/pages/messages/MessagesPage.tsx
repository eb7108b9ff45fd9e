import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

import { type Like, likeStore } from '../../persistence/likes';
import { messageStore, seedThreads, sendMessage, threadStore } from '../../persistence/threads';
import { LoginPrompt } from '../../parts/auth-gate/LoginPrompt';
import { useAuthGate } from '../../parts/auth-gate/use-auth-gate';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { useVisible } from '../../parts/people/use-visible';
import { CONVERSATION_PARAMETER as OPEN } from '../../paths';
import { reloadPage } from '../../platform/reload';
import { useIsNewerSchema } from '../../platform/use-save-state';
import { useStore } from '../../platform/use-store';
import { messagesCopy as copy } from './copy';
import { MessagesView } from './MessagesView';
import { useScreenChange } from './use-screen-change';

/** What the history holds of a conversation that was opened from the list. */
const afterList = v.object({ afterList: v.literal(true) });

/** Begins a conversation in which nothing is written yet. */
const begin = ({ id, name }: Pick<Like, 'id' | 'name'>) =>
  threadStore.add({ id, name, last: copy.seed });

/** The visitor's conversations; the first ones begin by themselves from the likes (MSG-1). */
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
  const newer = {
    threads: useIsNewerSchema(threadStore),
    messages: useIsNewerSchema(messageStore),
  };
  const none = stored.length === 0;
  const door = useAuthGate();
  const closed = door.closed && stored.length + likes.length > 0;
  const openId = query.get(OPEN) ?? undefined;
  const changeScreen = useScreenChange(openId);

  useEffect(() => {
    if (none && !closed) seedThreads(likes, copy.seed);
  }, [none, closed, likes]);

  useEffect(() => {
    // Whoever follows a way to write to somebody whom they like need not begin the conversation first.
    const like = closed || none ? undefined : likes.find(({ id }) => id === openId);
    if (like && !stored.some(({ id }) => id === like.id)) begin(like);
  }, [closed, none, likes, openId, stored]);

  const open = (id: string) =>
    changeScreen(() =>
      setQuery({ [OPEN]: id }, openId === undefined ? { state: { afterList: true } } : undefined),
    );
  const back = () => {
    // The second press of a double one would leave the page.
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
      door={
        closed ? (
          <LoginPrompt
            room="messages"
            counts={{ messages: stored.length, likes: likes.length }}
            onOpen={door.open}
            className="mt-6"
          />
        ) : undefined
      }
      threads={closed ? [] : dedupeById(threads)}
      allHidden={!none && threads.length === 0}
      likes={closed ? [] : dedupeById(likes)}
      messages={messages}
      openId={openId}
      newer={newer}
      onOpen={open}
      onBack={back}
      onReload={reloadPage}
      onBegin={(like) => {
        begin(like);
        open(like.id);
      }}
      onSend={sendMessage}
    />
  );
}
