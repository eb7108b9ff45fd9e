import { TextButton } from '@iru/ui/text-button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { clipReply, type ReplySegment, splitReply } from '../domain/chat-reply';
import { CHAT } from '../domain/constants';
import { NAMED_ARTICLES } from '../content/help-href';
import { LEGAL_URLS } from '../content/legal/documents';
import { ALL_PATHS } from '../paths';
import { assistantCopy as copy } from '#words/assistant/copy';

export interface ReplyProps {
  /** Markup is shown as plain text. */
  text: string;
  lang?: string | undefined;
  onFollow?: () => void;
}

/** What becomes a link: every page, legal document and help article that an answer names. */
const ADDRESSES: readonly string[] = [
  ...ALL_PATHS,
  ...LEGAL_URLS,
  ...Object.values(NAMED_ARTICLES),
];

/** The start offset serves as a segment's key. */
const withPlaces = (segments: readonly ReplySegment[]) => {
  let at = 0;
  return segments.map((segment) => {
    const placed = { ...segment, at };
    at += segment.text.length;
    return placed;
  });
};

/** Shows a reply as text: only exact routes of the product become links, and very long replies are shown in parts. */
export function Reply({ text, lang, onFollow }: ReplyProps) {
  const [parts, setParts] = useState(1);
  const whole = useRef<HTMLSpanElement>(null);
  const { shown, rest } = useMemo(
    () => clipReply(text, CHAT.shownCharacters * parts, 80 * parts),
    [text, parts],
  );
  const segments = useMemo(() => withPlaces(splitReply(shown, ADDRESSES)), [shown]);
  useEffect(() => {
    // The button disappears with the last part, so move focus before it's lost.
    if (parts > 1 && !rest) whole.current?.focus({ preventScroll: true });
  }, [parts, rest]);
  return (
    <>
      <span
        ref={whole}
        lang={lang}
        tabIndex={parts > 1 ? -1 : undefined}
        className="wrap-anywhere whitespace-pre-wrap"
      >
        {segments.map((segment) => {
          if (segment.kind === 'text') return <span key={segment.at}>{segment.text}</span>;
          return (
            <Link
              key={segment.at}
              to={segment.text}
              onClick={onFollow}
              className="font-semibold text-primary underline underline-offset-4"
            >
              {segment.text}
            </Link>
          );
        })}
      </span>
      {rest ? (
        <TextButton className="mt-2" onClick={() => setParts((count) => count + 1)}>
          {copy.more(rest.length)}
        </TextButton>
      ) : null}
    </>
  );
}
