import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { wrapText } from '../../wrap-text';
import { Logo } from '../logo/Logo';
import {
  type ChatAuthor,
  chatBubbleRecipe,
  chatRowRecipe,
  type ChatState,
} from './ChatBubble.variants';

export interface ChatBubbleProps extends ComponentPropsWithRef<'div'> {
  /** The author; the visitor's messages align to the end, the assistant's to the start. */
  author: ChatAuthor;
  /** The author's name, announced before the message. */
  speaker: string;
  /** The delivery state; the logo pulses while waiting. @default 'sent' */
  state?: ChatState;
  /** Actions for a failed message, such as a button to send it again. */
  actions?: ReactNode;
  /** The message: text or React elements. */
  children?: ReactNode;
}

/** One message in a conversation. It renders its children as they are, so pass text or elements, never HTML from a user. */
export function ChatBubble({
  author,
  speaker,
  state = 'sent',
  actions,
  className,
  children,
  ...rest
}: ChatBubbleProps) {
  return (
    <div
      {...rest}
      data-author={author}
      data-state={state}
      className={clsx(
        'flex w-full min-w-0 flex-col gap-1',
        author === 'user' ? 'items-end' : 'items-start',
        className,
      )}
    >
      <div className={chatRowRecipe({ author })}>
        {author === 'assistant' ? (
          <Logo size={28} className={clsx('mb-2.5', state === 'waiting' && 'animate-breathe')} />
        ) : null}
        <div className={chatBubbleRecipe({ author, state })}>
          <span className="sr-only">{`${speaker}: `}</span>
          {state === 'failed' ? (
            <CircleAlert aria-hidden="true" className="me-2 inline-block size-4 align-[-0.125em]" />
          ) : null}
          {wrapText(children)}
        </div>
      </div>
      {actions ? (
        <div className={author === 'assistant' ? 'ps-9' : undefined}>{actions}</div>
      ) : null}
    </div>
  );
}
