import { Avatar } from '@iru/ui/avatar';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { IconButton } from '@iru/ui/icon-button';
import { ListButton } from '@iru/ui/list-button';
import { Heart } from 'lucide-react';

import type { Like } from '../../persistence/likes';
import { cleanName } from '../../domain/name';
import { ShowMore } from '../../parts/long-list/ShowMore';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { peopleCopy } from '#words/parts/people/copy';
import { unlike } from '../../parts/people/liking';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { PersonName } from '../../parts/person-name/PersonName';
import { messagesCopy } from '#words/pages/messages/copy';

const copy = messagesCopy.fresh;

export interface FreshLikesProps {
  /** The people the visitor likes but hasn't written to. */
  likes: readonly Like[];
  pictureOf: (id: string) => string | undefined;
  onStart: (like: Like) => void;
  /** Called once the last of them is removed, to move focus elsewhere. */
  onEmpty: () => void;
}

export function FreshLikes({ likes, pictureOf, onStart, onEmpty }: FreshLikesProps) {
  const { shown, remaining, more, list } = useShowMore(likes);
  const remove = (like: Like, button: HTMLElement) => {
    const neighbour = nextFocusTarget(button);
    if (neighbour) neighbour.focus();
    else onEmpty();
    unlike(like);
  };
  return (
    <section aria-labelledby="fresh" className="px-1 py-5 md:px-4">
      <h2 id="fresh" className="font-text text-small font-semibold tracking-normal text-ink-soft">
        {copy.heading}
      </h2>
      <ul ref={list} className="mt-2 grid gap-1">
        {shown.map((like) => {
          const name = cleanName(like.name, 40) || peopleCopy.unnamed;
          return (
            <li key={like.id} className="flex items-center gap-1">
              <ListButton variant="link" className="min-w-0 flex-1" onClick={() => onStart(like)}>
                <Avatar name={name} alt="" src={pictureOf(like.id)} size={32} />
                <span className="min-w-0">
                  <PersonName name={name} within={copy.action} />
                </span>
              </ListButton>
              <IconButton
                label={copy.like(name)}
                pressed
                onClick={(event) =>
                  ignoreDoubleClick(() => remove(like, event.currentTarget))(event)
                }
              >
                <Heart aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <ShowMore remaining={remaining} onMore={more} className="mt-3" />
    </section>
  );
}
