import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { ArrowLeft, type LucideIcon, RefreshCw } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';

import { type MemberPath, PATHS } from '../../paths';
import { CopyButton } from '../copy-button/CopyButton';
import { FirstUse } from '../first-use/FirstUse';
import { roomsCopy as copy } from '#words/parts/rooms/copy';
import type { Room } from './room';

export interface RoomViewProps {
  page: MemberPath;
  room: Room;
  icon: LucideIcon;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function RoomView({ page, room, icon: Icon, headingRef }: RoomViewProps) {
  const [at, setAt] = useState(0);
  const prompt = room.prompts[at % room.prompts.length] ?? room.prompts[0];
  return (
    <article>
      <Link
        to="?"
        className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <span>{copy.back}</span>
      </Link>
      <header className="mt-4 flex flex-wrap items-center gap-5">
        <span className="grid size-16 place-items-center rounded-full bg-primary-wash text-primary">
          <Icon aria-hidden="true" className="size-8" strokeWidth={1.6} />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <FirstUse
            page={page}
            heading={
              <h1 ref={headingRef} tabIndex={-1} className="text-display">
                {room.name}
              </h1>
            }
          />
        </div>
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <section aria-labelledby="prompt" className="overflow-hidden rounded-lg bg-night">
          <div data-theme="dark" className="grid h-full content-between gap-8 p-6 text-ink sm:p-10">
            <div>
              <h2
                id="prompt"
                className="text-small font-semibold tracking-wide text-coin uppercase"
              >
                {copy.prompt}
              </h2>
              <p aria-live="polite" className="mt-4 font-display text-heading text-pretty">
                {prompt}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <CopyButton variant="primary" text={prompt} label={copy.copy} />
              {room.prompts.length > 1 ? (
                <Button variant="secondary" onClick={() => setAt(at + 1)}>
                  <RefreshCw size={20} aria-hidden="true" />
                  <span>{copy.another}</span>
                </Button>
              ) : null}
            </div>
          </div>
        </section>
        <div className="grid content-start gap-8">
          <section aria-labelledby="topic">
            <h2 id="topic" className="text-title">
              {copy.topic}
            </h2>
            <p className="mt-2 text-ink-soft">{room.topic}</p>
          </section>
          <section aria-labelledby="rules">
            <h2 id="rules" className="text-title">
              {copy.rules}
            </h2>
            <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-primary">
              {[room.rule, ...copy.common].map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <Notice
        className="mt-10"
        actions={
          <Button asChild variant="secondary">
            <Link to={PATHS.messages}>{copy.messages}</Link>
          </Button>
        }
      >
        {copy.quiet}
      </Notice>
    </article>
  );
}
