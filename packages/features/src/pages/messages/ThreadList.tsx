import { Avatar } from '@iru/ui/avatar';
import { ListButton } from '@iru/ui/list-button';

import { type Messages, messagesOf } from '../../persistence/messages';
import { type Thread } from '../../persistence/threads';
import { cleanName } from '../../domain/name';
import { safeText } from '../../domain/text';
import { lastMessageText } from '../../domain/last-message';
import { ShowMore } from '../../parts/long-list/ShowMore';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { peopleCopy } from '#words/parts/people/copy';
import { PersonName } from '../../parts/person-name/PersonName';
import { messagesCopy as copy } from '#words/pages/messages/copy';

export interface ThreadListProps {
  /** Newest first. */
  threads: readonly Thread[];
  messages: Messages;
  pictureOf: (id: string) => string | undefined;
  selected: string;
  /** The picture of the conversation opened last moves between the two phone screens. */
  last?: string | undefined;
  onOpen: (id: string) => void;
}

export function ThreadList({
  threads,
  messages,
  pictureOf,
  selected,
  last: lastOpened,
  onOpen,
}: ThreadListProps) {
  const { shown, remaining, more, list } = useShowMore(threads);
  return (
    <nav aria-label={copy.list}>
      <ul ref={list}>
        {shown.map((thread) => {
          const { id } = thread;
          const name = cleanName(thread.name) || peopleCopy.unnamed;
          const written = messagesOf(messages, id).at(-1)?.text;
          const last = safeText(written ?? lastMessageText(thread.last), 80);
          return (
            <li key={id} className="border-b border-line">
              <ListButton
                size="xl"
                data-thread={id}
                aria-current={id === selected ? 'true' : undefined}
                className="px-1 py-3 md:px-4"
                onClick={() => onOpen(id)}
              >
                <Avatar
                  name={name}
                  alt=""
                  src={pictureOf(id)}
                  size={44}
                  className={id === lastOpened ? 'max-md:moves-face' : undefined}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">
                    <PersonName name={name} />
                  </span>
                  <span className="line-clamp-1 text-small wrap-anywhere text-ink-soft">
                    {written === undefined ? last || copy.silent : copy.yours(last)}
                  </span>
                </span>
              </ListButton>
            </li>
          );
        })}
      </ul>
      <ShowMore remaining={remaining} onMore={more} className="m-4" />
    </nav>
  );
}
