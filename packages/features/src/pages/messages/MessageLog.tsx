import { Button } from '@iru/ui/button';
import { ChatBubble } from '@iru/ui/chat-bubble';
import { TextLink } from '@iru/ui/text-link';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import type { Message } from '../../persistence/threads';
import { PATHS } from '../../paths';
import { messagesCopy as copy } from './copy';
import { useLogWindow } from './use-log-window';

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

/** The messages of a conversation; renders only a part of a long one, so that typing and scrolling stay fast. */
export const MessageLog = memo(function MessageLog({ name, messages, sent }: MessageLogProps) {
  const { log, top, bottom, start, end, base, hasLater, showEarlier, onScroll } = useLogWindow(
    messages.length,
    sent,
  );

  return (
    <div
      ref={log}
      role="log"
      aria-label={copy.log(name)}
      // A scrollable region needs a tab stop so that the keyboard can reach earlier messages.
      tabIndex={0}
      className={
        'min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2 md:px-5'
      }
      onScroll={onScroll}
    >
      <div className="flex min-h-full flex-col justify-end gap-2">
        {start > 0 ? (
          <Button
            ref={top}
            variant="secondary"
            className="mx-auto px-5! text-small!"
            onClick={showEarlier}
          >
            {copy.earlier(start)}
          </Button>
        ) : (
          <div className="mx-auto w-full max-w-form min-w-0 pb-4 text-center text-small wrap-anywhere text-ink-soft">
            <p className="font-semibold text-ink">{copy.begin(name)}</p>
            <p className="mt-1">{copy.honest}</p>
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
        {/* Messages loaded by scrolling are old; a screen reader would announce all of them as new. */}
        <div aria-live="off" className="flex flex-col gap-2 empty:hidden">
          {bubbles(messages.slice(start, Math.min(base, end)))}
        </div>
        {bubbles(messages.slice(Math.max(base, start), end))}
        {hasLater ? <div ref={bottom} aria-hidden="true" className="h-px shrink-0" /> : null}
      </div>
    </div>
  );
});
