import { SendHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react';

import type { ProfileCardLabels, ProfileComment } from './ProfileCard.types';

export interface ProfileCommentsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The comments, newest first. */
  comments: readonly ProfileComment[];
  /** Called with a new comment, trimmed and never empty. */
  onComment: (text: string) => void;
  /** The labels of the card. */
  labels: ProfileCardLabels;
}

/** The maximum length of a comment, in characters. */
const MAX_LENGTH = 500;
/** Far above it, so that a long paste is reported and can be shortened instead of being cut. */
const MAX_PASTE = 20_000;

/** The comments of a card: a field, and a list that scrolls when taller than 8rem (CARD-1). */
export function ProfileComments({ comments, onComment, labels, ...rest }: ProfileCommentsProps) {
  const field = useId();
  const [draft, setDraft] = useState('');
  const isTooLong = draft.trim().length > MAX_LENGTH;
  const post = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (!text || isTooLong) return;
    onComment(text);
    setDraft('');
  };
  return (
    <div {...rest}>
      <form className="flex gap-2" onSubmit={post}>
        <label htmlFor={field} className="sr-only">
          {labels.commentField}
        </label>
        <input
          id={field}
          type="text"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_PASTE}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${field}-error` : undefined}
          enterKeyHint="send"
          placeholder={labels.commentHint}
          value={draft}
          className={
            'min-h-11 min-w-0 flex-1 rounded-full border border-edge bg-canvas px-4 text-body text-ink ' +
            'placeholder:text-ink-soft'
          }
          onChange={(event) => setDraft(event.target.value)}
        />
        <button
          type="submit"
          aria-label={labels.postComment}
          className={
            'grid size-11 shrink-0 place-items-center rounded-full border border-transparent bg-primary ' +
            'text-on-primary transition-colors duration-fast hover:bg-primary-hover forced:border-current'
          }
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </form>
      {isTooLong ? (
        <p role="alert" id={`${field}-error`} className="mt-2 text-small text-danger">
          {labels.commentTooLong}
        </p>
      ) : null}
      {comments.length > 0 ? (
        <>
          <ul
            aria-label={labels.commentList}
            // Without a tab stop, some browsers couldn't scroll the list by keyboard.
            tabIndex={0}
            className="mt-3 max-h-32 divide-y divide-line overflow-y-auto overscroll-contain rounded-sm"
          >
            {comments.map(({ id, text }) => (
              <li key={id} dir="auto" className="py-2 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          {labels.commentsNote ? (
            <p className="mt-2 text-small text-ink-soft">{labels.commentsNote}</p>
          ) : null}
        </>
      ) : (
        <p className="mt-3 text-small text-ink-soft">{labels.noComments}</p>
      )}
    </div>
  );
}
