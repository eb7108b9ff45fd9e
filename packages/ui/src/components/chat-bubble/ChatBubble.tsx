import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Logo } from '../logo/Logo';
import {
  type ChatAuthor,
  chatBubbleRecipe,
  chatRowRecipe,
  type ChatState,
} from './ChatBubble.variants';

export interface ChatBubbleProps extends ComponentPropsWithRef<'div'> {
  /** Who wrote it: the visitor's words stand at the end of the line, the answer at its start. */
  author: ChatAuthor;
  /** The name of who wrote it, spoken before the words. */
  speaker: string;
  /** How the message fares; while waiting, the logo breathes. @default 'sent' */
  state?: ChatState;
  /** What can be done about a failed message, such as a button that sends it again. */
  actions?: ReactNode;
  /** The message: text or elements, never markup. */
  children?: ReactNode;
}

/** One message of a conversation; what it holds is shown as given, so pass text or own elements, never markup. */
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
          {children}
        </div>
      </div>
      {actions ? (
        <div className={author === 'assistant' ? 'ps-9' : undefined}>{actions}</div>
      ) : null}
    </div>
  );
}
