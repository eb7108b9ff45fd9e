import { Motif } from '@iru/ui/motif';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { MemberPath } from '../../paths';
import { MemberTitle } from '../first-use/MemberTitle';
import { useQuery } from '../hooks/use-query';
import { useStepFocus } from '../hooks/use-step-focus';
import { PageHead } from '../page/PageHead';
import type { RoomIcons, RoomsPageCopy } from './room';
import { RoomView } from './RoomView';

export interface RoomsPageProps<Id extends string> {
  /** The page’s path. */
  page: MemberPath;
  /** The ids of the rooms, in order. */
  rooms: readonly Id[];
  /** The page’s words, with those of each room. */
  copy: RoomsPageCopy<Id>;
  /** The icon of each room, by its id. */
  icons: RoomIcons<Id>;
}

/** A list of rooms. Opening one shows it on the same page and puts it in the URL. */
export function RoomsPage<Id extends string>({ page, rooms, copy, icons }: RoomsPageProps<Id>) {
  const roomId = useQuery().get('room');
  const openId = rooms.find((id) => id === roomId);
  const heading = useStepFocus(openId ?? '');
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead
        title={openId ? `${copy.rooms[openId].name} · ${copy.title}` : copy.title}
        description={copy.description}
      />
      {openId ? (
        <RoomView
          key={openId}
          page={page}
          room={copy.rooms[openId]}
          icon={icons[openId]}
          headingRef={heading}
        />
      ) : (
        <>
          <MemberTitle page={page} heading={copy.heading} intro={copy.intro} headingRef={heading} />
          <Motif className="mt-8 h-4 text-primary" />
          <ul className="grid md:grid-cols-2 md:gap-x-12">
            {rooms.map((id) => {
              const { name, summary } = copy.rooms[id];
              const Icon: LucideIcon = icons[id];
              return (
                <li key={id} className="border-b border-line">
                  <Link
                    to={`?room=${id}`}
                    className="group grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 rounded-sm py-5"
                  >
                    <span className="grid size-14 place-items-center rounded-full bg-primary-wash text-primary">
                      <Icon aria-hidden="true" className="size-6" strokeWidth={1.6} />
                    </span>
                    <span className="min-w-0">
                      <span className="block font-display text-title group-hover:text-primary">
                        {name}
                      </span>
                      <span className="block text-ink-soft">{summary}</span>
                    </span>
                    <ArrowRight
                      aria-hidden="true"
                      className="size-5 text-primary transition-transform duration-fast group-hover:translate-x-1"
                    />
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
