import { Motif } from '@iru/ui/motif';
import { ArrowRight, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { MemberPath } from '../../paths';
import { MemberTitle } from '../first-use/MemberTitle';
import { useQuery } from '../hooks/use-query';
import { useStepFocus } from '../hooks/use-step-focus';
import { PageHead } from '../page/PageHead';
import type { RoomIcons, RoomsPageCopy } from './room';
import { RoomView } from './RoomView';

export interface RoomsPageProps {
  /** The page’s path. */
  page: MemberPath;
  /** The page’s words, with those of each room. */
  copy: RoomsPageCopy;
  /** The icon of each room, by its id. */
  icons: RoomIcons;
}

/** A list of rooms. Opening one shows it on the same page and puts it in the URL. */
export function RoomsPage({ page, copy, icons }: RoomsPageProps) {
  const roomId = useQuery().get('room');
  const open = copy.rooms.find(({ id }) => id === roomId);
  const heading = useStepFocus(open?.id ?? '');
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead
        title={open ? `${open.name} · ${copy.title}` : copy.title}
        description={copy.description}
      />
      {open ? (
        <RoomView
          key={open.id}
          page={page}
          room={open}
          icon={icons[open.id] ?? MessagesSquare}
          headingRef={heading}
        />
      ) : (
        <>
          <MemberTitle page={page} heading={copy.heading} intro={copy.intro} headingRef={heading} />
          <Motif className="mt-8 h-4 text-primary" />
          <ul className="grid md:grid-cols-2 md:gap-x-12">
            {copy.rooms.map(({ id, name, summary }) => {
              const Icon = icons[id] ?? MessagesSquare;
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
