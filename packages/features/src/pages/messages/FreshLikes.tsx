import { Avatar } from '@iru/ui/avatar';
import { ListButton } from '@iru/ui/list-button';

import type { Like } from '../../device/likes';
import { cleanName } from '../../domain/name';
import { ShowMore } from '../../parts/long-list/ShowMore';
import { useFirst } from '../../parts/long-list/use-first';
import { peopleCopy } from '../../parts/people/copy';
import { pictureOf } from '../../parts/people/swipe-people';
import { PersonName } from '../../parts/person-name/PersonName';
import { messagesCopy } from './copy';

const copy = messagesCopy.fresh;

export interface FreshLikesProps {
  /** The people who were liked, but not written to. */
  likes: readonly Like[];
  /** Called to begin a conversation. */
  onBegin: (like: Like) => void;
}

/** Whom a conversation could begin with. */
export function FreshLikes({ likes, onBegin }: FreshLikesProps) {
  const { shown, remaining, more, list } = useFirst(likes);
  return (
    <section aria-labelledby="fresh" className="px-1 py-5 md:px-4">
      <h2 id="fresh" className="font-text text-small font-semibold tracking-normal text-ink-soft">
        {copy.heading}
      </h2>
      <ul ref={list} className="mt-2 grid gap-1">
        {shown.map((like) => {
          const name = cleanName(like.name, 40) || peopleCopy.nobody;
          return (
            <li key={like.id}>
              <ListButton variant="link" onClick={() => onBegin(like)}>
                <Avatar name={name} alt="" src={pictureOf(like.id, likes)} size={32} />
                <span className="min-w-0">
                  <PersonName name={name} within={copy.action} />
                </span>
              </ListButton>
            </li>
          );
        })}
      </ul>
      <ShowMore remaining={remaining} onMore={more} className="mt-3" />
    </section>
  );
}
