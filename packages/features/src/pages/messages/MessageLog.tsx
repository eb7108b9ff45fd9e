import { Button } from '@iru/ui/button';
import { ChatBubble } from '@iru/ui/chat-bubble';
import { TextLink } from '@iru/ui/text-link';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import type { Message } from '../../persistence/messages';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { PATHS } from '../../paths';
import { messagesCopy as copy } from '#words/pages/messages/copy';
import { useFollowEnd } from './use-follow-end';
import { withEnglish } from '../../parts/language/with-english';
import { messagesCopy as english } from './copy';

/** How many of the latest messages are shown at first, and how many more each click shows. */
const STEP = 200;

/** Memoised because a message never changes. */
const Bubble = memo(function Bubble({ text }: { text: string }) {
  return (
    <ChatBubble author="user" speaker={copy.you} className="animate-fade-in">
      {text}
    </ChatBubble>
  );
});

const bubbles = (messages: readonly Message[]) =>
  messages.map(({ id, text }) => <Bubble key={id} text={text} />);

export interface MessageLogProps {
  name: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** Grows with each message sent here, which scrolls to the end. */
  sent: number;
}

/** The messages of a conversation. */
export const MessageLog = memo(function MessageLog({ name, messages, sent }: MessageLogProps) {
  const { length } = messages;
  const { log, onScroll } = useFollowEnd(length, sent);
  const { remaining: start, more } = useShowMore(messages, STEP);
  const [known, setKnown] = useState({ length, old: length });
  if (known.length !== length) {
    // Many at once are imported, not new.
    const isNew = length > known.length && length - known.length <= 50;
    setKnown({ length, old: isNew ? known.old : length });
  }
  const showEarlier = () => {
    const element = log.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop;
    flushSync(more);
    element.scrollTo(0, element.scrollHeight - below);
    // The button may be gone.
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
  };

  return (
    <div
      ref={log}
      role="log"
      aria-label={copy.log(name)}
      // A scrollable region needs a tab stop so that the keyboard can reach earlier messages.
      tabIndex={0}
      className={
        'min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 py-4 focus-visible:-outline-offset-2 md:px-5 print:overflow-visible'
      }
      onScroll={onScroll}
    >
      <div className="flex min-h-full flex-col justify-end gap-2">
        {start > 0 ? (
          <Button variant="secondary" className="mx-auto px-5! text-small!" onClick={showEarlier}>
            {copy.earlier(start)}
          </Button>
        ) : (
          <div className="mx-auto w-full max-w-form min-w-0 pb-4 text-center text-small wrap-anywhere text-ink-soft">
            <p className="font-semibold text-ink">{copy.begin(name)}</p>
            <p className="mt-1">{withEnglish(copy.honest, english.honest)}</p>
            {messages.length === 0 ? (
              <p className="mt-3">
                <span>{copy.openers}</span>{' '}
                <TextLink asChild variant="nav" className="px-0! text-primary">
                  <Link to={PATHS.icebreaker}>{copy.icebreaker}</Link>
                </TextLink>
              </p>
            ) : null}
          </div>
        )}
        {/* A screen reader would announce earlier messages as new. */}
        <div aria-live="off" className="flex flex-col gap-2 empty:hidden">
          {bubbles(messages.slice(start, known.old))}
        </div>
        {bubbles(messages.slice(Math.max(start, known.old)))}
      </div>
    </div>
  );
});
