import { ChatBubble } from '@iru/ui/chat-bubble';
import { Link as TextLink } from '@iru/ui/link';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import type { Message } from '../platform/threads';
import { messagesCopy as copy } from './copy';

/** How many messages come at a time, from the latest backwards. */
export const PAGE = 60;

export interface MessageLogProps {
  /** Whom they are written to. */
  name: string;
  /** All of them, oldest first; the latest are shown. */
  messages: readonly Message[];
  /** Grows with each message sent here, which scrolls to the end. */
  sent: number;
}

/** What was written; a long conversation comes in pages, so that typing and scrolling stay quick. */
export const MessageLog = memo(function MessageLog({ name, messages, sent }: MessageLogProps) {
  const [shown, setShown] = useState(PAGE);
  const log = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const hidden = Math.max(0, messages.length - shown);

  useLayoutEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [sent]);

  useLayoutEffect(() => {
    const element = log.current;
    // What the visitor was reading stays where it was, under the earlier messages.
    if (element && fromEnd.current > 0) element.scrollTop = element.scrollHeight - fromEnd.current;
    fromEnd.current = 0;
  }, [shown]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={copy.log(name)}
      // It scrolls: without a tab stop the keyboard could not reach what is above.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 py-4 focus-visible:outline-offset-[-2px] md:px-5"
    >
      <div className="flex min-h-full flex-col justify-end gap-2">
        {hidden > 0 ? (
          <button
            type="button"
            className="mx-auto min-h-11 rounded-full border border-edge bg-surface px-5 text-small font-semibold hover:border-ink"
            onClick={() => {
              const element = log.current;
              fromEnd.current = element ? element.scrollHeight - element.scrollTop : 0;
              setShown(shown + PAGE);
              // The button goes with the last page: the log keeps the keyboard.
              if (hidden <= PAGE) element?.focus();
            }}
          >
            {copy.earlier(hidden)}
          </button>
        ) : (
          <div className="mx-auto max-w-form pb-4 text-center text-small text-ink-soft">
            <p className="font-semibold text-ink">{copy.begin(name)}</p>
            <p className="mt-1">{copy.honest}</p>
            {messages.length === 0 ? (
              <p className="mt-3">
                {`${copy.openers} `}
                <TextLink asChild variant="nav" className="-mx-2 text-primary">
                  <Link to={PATHS.icebreaker}>{copy.icebreaker}</Link>
                </TextLink>
              </p>
            ) : null}
          </div>
        )}
        {messages.slice(hidden).map(({ id, text }) => (
          <ChatBubble key={id} author="user" speaker={copy.you} className="animate-fade-in">
            {text}
          </ChatBubble>
        ))}
      </div>
    </div>
  );
});
