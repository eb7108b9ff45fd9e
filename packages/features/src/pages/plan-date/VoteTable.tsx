import { Badge } from '@iru/ui/badge';
import { Button } from '@iru/ui/button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { IconButton } from '@iru/ui/icon-button';
import { Minus, Plus, Trophy } from 'lucide-react';

import { labelOf } from '#words/content/labels';
import {
  DATE_THEMES,
  type DateTheme,
  leaders,
  MAX_VOTES,
  type Votes,
} from '../../domain/date-plan';
import { planDateCopy as copy } from '#words/pages/plan-date/copy';

export interface VoteTableProps {
  votes: Votes;
  hint: string;
  onVote: (theme: DateTheme, by: 1 | -1) => void;
  onClear: () => void;
}

export function VoteTable({ votes, hint, onVote, onClear }: VoteTableProps) {
  const leading = leaders(votes);
  const none = leading.length === 0;
  return (
    <section aria-labelledby="votes">
      <h2 id="votes" className="text-title">
        {copy.votesHeading}
      </h2>
      <p className="mt-1 text-ink-soft">{hint}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {DATE_THEMES.map((theme) => {
          const leads = leading.includes(theme);
          return (
            <li
              key={theme}
              data-leader={leads ? '' : undefined}
              className="flex flex-wrap items-center gap-3 py-3"
            >
              <span className="min-w-24 flex-1 font-display text-title">{labelOf(theme)}</span>
              {leads ? (
                <Badge variant="coin" icon={<Trophy />} className="shrink-0">
                  {leading.length > 1 ? copy.tie : copy.leader}
                </Badge>
              ) : null}
              <span className="min-w-16 text-end text-ink-soft tabular-nums">
                {copy.votes(votes[theme])}
              </span>
              <span className="flex gap-2">
                <IconButton
                  label={copy.takeBack(labelOf(theme))}
                  aria-disabled={votes[theme] === 0}
                  className="aria-disabled:opacity-50"
                  onClick={ignoreDoubleClick(() => onVote(theme, -1))}
                >
                  <Minus />
                </IconButton>
                <Button
                  variant="secondary"
                  aria-label={copy.vote(labelOf(theme))}
                  aria-disabled={votes[theme] === MAX_VOTES}
                  onClick={ignoreDoubleClick(() => onVote(theme, 1))}
                >
                  <Plus size={20} aria-hidden="true" />
                  <span>{copy.voteShort}</span>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        variant="ghost"
        // Not `disabled`: the click that disables it would lose focus.
        aria-disabled={none}
        className="-ms-6 mt-3"
        onClick={() => {
          if (!none) onClear();
        }}
      >
        {copy.reset}
      </Button>
    </section>
  );
}
