import { Avatar } from '@iru/ui/avatar';
import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { IconButton } from '@iru/ui/icon-button';
import { TextLink } from '@iru/ui/text-link';
import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import type { Like } from '../../persistence/likes';
import { cleanName } from '../../domain/name';
import { safeText } from '../../domain/text';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { peopleCopy } from '#words/parts/people/copy';
import { unlike } from '../../parts/people/liking';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { usePictureOf } from '../../parts/people/use-picture-of';
import { PersonName } from '../../parts/person-name/PersonName';
import { PATHS } from '../../paths';
import { systemClock } from '../../platform/clock';
import { userCopy } from '#words/pages/user/copy';

const copy = userCopy.likes;
const SHOWN = 8;

export interface LikesRowProps {
  /** Newest first. */
  likes: readonly Like[];
}

export function LikesRow({ likes }: LikesRowProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const pictureOf = usePictureOf(likes);
  const remove = (like: Like, button: HTMLElement) => {
    const neighbour = nextFocusTarget(button);
    neighbour?.focus();
    unlike(like);
    // Deferred: the empty state isn't rendered yet.
    if (!neighbour) systemClock.later(0, () => title.current?.focus());
  };
  if (likes.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        titleRef={title}
        action={
          <Button asChild variant="secondary">
            <Link to={PATHS.swipe}>{copy.empty.action}</Link>
          </Button>
        }
      >
        {copy.empty.text}
      </EmptyState>
    );
  }
  const remaining = likes.length - SHOWN;
  return (
    <section aria-labelledby="likes">
      <h2 id="likes" className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{copy.count(likes.length)}</p>
      <ul
        aria-label={copy.list}
        className="mt-5 grid grid-cols-3 gap-x-2 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-5"
      >
        {dedupeById(likes.slice(0, SHOWN)).map((like) => {
          const { id, name, age, city } = like;
          const shown = cleanName(name, 24) || peopleCopy.unnamed;
          return (
            <li key={id} className="flex min-w-0 flex-col items-center text-center sm:w-24">
              <span className="relative">
                <Avatar
                  name={shown}
                  alt=""
                  src={pictureOf(id)}
                  size={96}
                  className="size-20! sm:size-24!"
                />
                <IconButton
                  label={copy.like(shown)}
                  variant="surface"
                  pressed
                  className="absolute -end-3 -bottom-2"
                  onClick={(event) =>
                    ignoreDoubleClick(() => remove(like, event.currentTarget))(event)
                  }
                >
                  <Heart aria-hidden="true" />
                </IconButton>
              </span>
              <span className="mt-2 leading-tight font-semibold wrap-anywhere">
                <PersonName
                  name={shown}
                  {...(age !== undefined && { within: (each) => copy.age(each, age) })}
                />
              </span>
              <span className="text-small wrap-anywhere text-ink-soft">{safeText(city, 24)}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-3">
        {remaining > 0 ? <span className="text-ink-soft">{copy.more(remaining)}</span> : null}
        <TextLink asChild variant="nav" className="-mx-2 text-primary">
          <Link to={PATHS.swipe}>{copy.action}</Link>
        </TextLink>
      </p>
    </section>
  );
}
