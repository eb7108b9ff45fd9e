import { Badge } from '@iru/ui/badge';
import { Button } from '@iru/ui/button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { TextLink } from '@iru/ui/text-link';
import { Star } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import type { Like } from '../../persistence/likes';
import { cleanName } from '../../domain/name';
import { ShowMore } from '../../parts/long-list/ShowMore';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { peopleCopy } from '#words/parts/people/copy';
import { PersonMenu } from '../../parts/people/PersonMenu';
import { PersonRow } from '../../parts/people/PersonRow';
import { formatLocation } from '../../parts/people/format-location';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { usePictureOf } from '../../parts/people/use-picture-of';
import { PATHS } from '../../paths';
import type { SaveState } from '../../platform/use-store';
import { swipeCopy } from '#words/pages/swipe/copy';

const copy = swipeCopy.liked;

const GOING_ON = ['write', 'plan'] as const;

export interface LikedListProps {
  /** Newest first, each once. */
  likes: readonly Like[];
  saveState: SaveState;
  onRemove: (like: Like) => void;
}

export function LikedList({ likes, saveState, onRemove }: LikedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, remaining, more, list } = useShowMore(likes);
  const pictureOf = usePictureOf(likes);
  const remove = (like: Like, button: HTMLElement) => {
    (nextFocusTarget(button) ?? heading.current)?.focus();
    onRemove(like);
  };
  return (
    <section aria-labelledby="liked">
      <h2 ref={heading} id="liked" tabIndex={-1} className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-1 text-ink-soft">
        {likes.length === 0 ? copy.empty[saveState] : copy.count[saveState](likes.length)}
      </p>
      {likes.length > 0 ? (
        <>
          <ul ref={list} aria-label={copy.heading} className="mt-4 border-b border-line">
            {shown.map((like) => {
              const name = cleanName(like.name, 40) || peopleCopy.unnamed;
              return (
                <PersonRow
                  key={like.id}
                  name={name}
                  title={like.age === undefined ? name : swipeCopy.who(name, like.age)}
                  picture={pictureOf(like.id)}
                  actions={
                    <div className="flex items-center gap-2">
                      <Button
                        variant="secondary"
                        className="px-4"
                        aria-label={copy.removePerson(name)}
                        onClick={(event) =>
                          ignoreDoubleClick(() => remove(like, event.currentTarget))(event)
                        }
                      >
                        {copy.remove}
                      </Button>
                      <PersonMenu person={{ id: like.id, name }} align="end" also={GOING_ON} />
                    </div>
                  }
                >
                  <p className="text-small wrap-anywhere text-ink-soft">{formatLocation(like)}</p>
                  {like.super ? (
                    <Badge
                      variant="coin"
                      className="mt-1"
                      icon={<Star className="size-4 fill-current" />}
                    >
                      {copy.super}
                    </Badge>
                  ) : null}
                </PersonRow>
              );
            })}
          </ul>
          <ShowMore remaining={remaining} onMore={more} className="me-4 mt-4" />
          <TextLink asChild variant="nav" className="-mx-2 mt-2 text-primary">
            <Link to={PATHS.messages}>{copy.write}</Link>
          </TextLink>
        </>
      ) : null}
      {likes.length === 0 ? (
        <TextLink asChild variant="nav" className="-mx-2 mt-1 text-primary">
          <Link to={PATHS.findMatch}>{copy.browse}</Link>
        </TextLink>
      ) : null}
    </section>
  );
}
