import { Button } from '@iru/ui/button';
import { Motif } from '@iru/ui/motif';
import { TextLink } from '@iru/ui/text-link';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { swipeCopy } from '#words/pages/swipe/copy';

const copy = swipeCopy.end;

export interface DeckEndProps {
  likes: number;
  passes: number;
  later: number;
  /** A ref to the heading, which takes focus after the last card. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
}

/** Replaces the deck after the last card (SWIPE-1). */
export function DeckEnd({ likes, passes, later, headingRef, onAgain }: DeckEndProps) {
  const met = likes + passes > 0;
  return (
    <div className="flex h-full flex-col items-center justify-center rounded-lg border border-dashed border-edge bg-surface p-6 text-center">
      <Motif pattern="spiral" className="h-16 max-w-48 text-primary" />
      <h2 ref={headingRef} tabIndex={-1} className="mt-5 text-heading">
        {copy.heading}
      </h2>
      {met ? <p className="mt-2 font-semibold">{copy.counts(likes, passes)}</p> : null}
      {later > 0 ? (
        <TextLink asChild variant="nav" className="text-primary">
          <Link to="#later">{copy.later(later)}</Link>
        </TextLink>
      ) : null}
      <p className="mt-2 max-w-form text-ink-soft">
        {met ? copy.text : later > 0 ? copy.onlyLater : copy.noOne}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {met ? (
          <>
            <Button asChild>
              <Link to={PATHS.messages}>{copy.messages}</Link>
            </Button>
            <Button variant="secondary" onClick={onAgain}>
              {copy.again}
            </Button>
          </>
        ) : later > 0 ? null : (
          <Button asChild variant="secondary">
            <Link to={PATHS.settings}>{copy.settings}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
