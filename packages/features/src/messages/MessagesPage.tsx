import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { likeStore } from '../platform/likes';
import { messageStore, seedThreads, sendMessage, threadStore } from '../platform/threads';
import { useStore } from '../platform/use-store';
import { byId } from '../shared/people/by-id';
import { useVisible } from '../shared/people/use-visible';
import { messagesCopy as copy } from './copy';
import { MessagesView } from './MessagesView';

/** The parameter of the address that holds the open conversation. */
const OPEN = 'with';

/** The visitor's conversations; the first ones begin by themselves from the likes (spec 2, sections 2 and 4). */
export function MessagesPage() {
  const ready = useHydrated();
  const [query, setQuery] = useSearchParams();
  const likes = useVisible(useStore(likeStore));
  const stored = useStore(threadStore);
  const threads = useVisible(stored);
  const messages = useStore(messageStore);
  const none = stored.length === 0;

  useEffect(() => {
    if (none) seedThreads(likes, copy.seed);
  }, [none, likes]);

  return (
    <MessagesView
      ready={ready}
      threads={byId(threads)}
      allHidden={!none && threads.length === 0}
      likes={byId(likes)}
      messages={messages}
      openId={query.get(OPEN) ?? undefined}
      onOpen={(id) => setQuery(id === undefined ? {} : { [OPEN]: id })}
      onBegin={({ id, name }) => {
        threadStore.add({ id, name, last: copy.seed });
        setQuery({ [OPEN]: id });
      }}
      onSend={sendMessage}
    />
  );
}
