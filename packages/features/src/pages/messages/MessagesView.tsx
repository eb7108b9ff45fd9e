import type { Elements } from '../../parts/page/elements';
import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import type { Like } from '../../persistence/likes';
import { type Messages, messagesOf } from '../../persistence/messages';
import { type Thread } from '../../persistence/threads';
import { FirstUse } from '../../parts/first-use/FirstUse';
import { PageHead } from '../../parts/page/PageHead';
import { usePictureOf } from '../../parts/people/use-picture-of';
import { StoredThreads } from '../../parts/stored-threads/StoredThreads';
import { PATHS } from '../../paths';
import type { WriteOutcome } from '../../platform/storage';
import { ChatPane } from './ChatPane';
import { messagesCopy as copy } from '#words/pages/messages/copy';
import { FreshLikes } from './FreshLikes';
import { ThreadList } from './ThreadList';

export interface MessagesViewProps {
  /** False until the saved data is read. */
  ready: boolean;
  /** Replaces the conversations after a logout. @default the conversations */
  loginPrompt?: Elements;
  /** Newest first, without hidden people. */
  threads: readonly Thread[];
  /** Whether all existing conversations are with hidden people. */
  allHidden: boolean;
  /** Newest first. */
  likes: readonly Like[];
  messages: Messages;
  /** The conversation that the visitor opened. @default the first one, beside the list */
  openId?: string | undefined;
  onOpen: (id: string) => void;
  onBack: () => void;
  onStart: (like: Like) => void;
  onSend: (thread: string, text: string) => WriteOutcome | 'blank';
}

/** The list of conversations beside the open one; on a phone, one of the two (MSG-1). */
export function MessagesView({
  ready,
  loginPrompt,
  threads,
  allHidden,
  likes,
  messages,
  openId,
  onOpen,
  onBack,
  onStart,
  onSend,
}: MessagesViewProps) {
  const pictureOf = usePictureOf(likes);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string>(undefined);
  const [last, setLast] = useState(openId);
  const opened = threads.find(({ id }) => id === openId);
  const selected = opened ?? threads[0];
  const known = new Set(threads.map(({ id }) => id));
  const fresh = likes.filter(({ id }) => !known.has(id));

  const open = (id: string) => {
    setLast(id);
    onOpen(id);
  };

  useEffect(() => {
    const left = before.current;
    before.current = opened?.id;
    // Back on the list, focus returns to the conversation that was left.
    if (opened || left === undefined) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-thread]') ?? [])];
    (rows.find(({ dataset }) => dataset.thread === left) ?? heading.current)?.focus();
  }, [opened]);

  return (
    <div className="page-width min-h-dvh pt-4 pb-8 md:pt-8 md:pb-(--section-space)">
      <PageHead title={copy.title} description={copy.description} />
      <header className={clsx(opened && 'max-md:sr-only')}>
        <FirstUse
          page={PATHS.messages}
          heading={
            <h1 ref={heading} tabIndex={-1} className="text-heading md:text-display">
              {copy.heading}
            </h1>
          }
          className={clsx(opened && 'max-md:hidden')}
        >
          <p className="mt-1 text-ink-soft md:text-lead">{copy.intro}</p>
        </FirstUse>
      </header>
      {ready ? null : (
        <div className="mt-6 max-w-form">
          <p className="sr-only">{copy.waiting}</p>
          <StoredThreads />
        </div>
      )}
      {ready ? loginPrompt : null}
      {ready && !loginPrompt && !selected ? (
        <EmptyState
          className="mt-6"
          title={allHidden ? copy.hiddenAll.title : copy.empty.title}
          action={
            <Button asChild>
              <Link to={allHidden ? PATHS.settings : PATHS.swipe}>
                {allHidden ? copy.hiddenAll.action : copy.empty.action}
              </Link>
            </Button>
          }
        >
          {allHidden ? copy.hiddenAll.text : copy.empty.text}
        </EmptyState>
      ) : null}
      {ready && selected ? (
        <div
          className={clsx(
            'mt-6 md:grid md:h-[clamp(28rem,calc(100dvh-18rem-var(--bar-height)-var(--introduction-room)),46rem)]',
            'md:grid-cols-[20rem_1fr] md:overflow-hidden',
            'md:rounded-lg md:border md:border-line md:bg-surface md:shadow-soft',
            'print:h-auto! print:overflow-visible',
            opened && 'max-md:mt-0',
          )}
        >
          <div
            ref={list}
            className={clsx(
              'min-h-0 md:overflow-y-auto md:border-e md:border-line print:overflow-visible',
              opened && 'max-md:hidden',
            )}
          >
            <ThreadList
              threads={threads}
              messages={messages}
              pictureOf={pictureOf}
              selected={selected.id}
              last={last}
              onOpen={open}
            />
            {fresh.length > 0 ? (
              <FreshLikes
                likes={fresh}
                pictureOf={pictureOf}
                onStart={onStart}
                onEmpty={() => heading.current?.focus()}
              />
            ) : null}
          </div>
          <ChatPane
            key={selected.id}
            thread={selected}
            messages={messagesOf(messages, selected.id)}
            picture={pictureOf(selected.id)}
            liked={likes.some(({ id }) => id === selected.id)}
            className={clsx(!opened && 'max-md:hidden')}
            takesFocus={opened !== undefined}
            onBack={onBack}
            onGone={() => heading.current?.focus()}
            onSend={onSend}
          />
        </div>
      ) : null}
    </div>
  );
}
