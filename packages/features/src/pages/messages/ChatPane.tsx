import { Avatar } from '@iru/ui/avatar';
import { IconButton } from '@iru/ui/icon-button';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import type { Message } from '../../persistence/messages';
import type { Thread } from '../../persistence/threads';
import { cleanName } from '../../domain/name';
import { peopleCopy } from '#words/parts/people/copy';
import { PersonMenu } from '../../parts/people/PersonMenu';
import { PersonName } from '../../parts/person-name/PersonName';
import type { WriteOutcome } from '../../platform/storage';
import { Composer } from './Composer';
import { messagesCopy as copy } from '#words/pages/messages/copy';
import { MessageLog } from './MessageLog';

const PLAN = ['plan'] as const;
const PLAN_OR_UNLIKE = ['plan', 'unlike'] as const;

export interface ChatPaneProps {
  thread: Thread;
  /** Oldest first. */
  messages: readonly Message[];
  picture: string | undefined;
  liked: boolean;
  /** Whether the heading takes focus because the visitor opened the conversation. */
  takesFocus: boolean;
  onBack: () => void;
  /** Called once the person is hidden or their empty conversation is removed together with the like. */
  onGone: () => void;
  onSend: (thread: string, text: string) => WriteOutcome | 'blank';
  className?: string;
}

export function ChatPane({
  thread,
  messages,
  picture,
  liked,
  takesFocus,
  onBack,
  onGone,
  onSend,
  className,
}: ChatPaneProps) {
  const { id } = thread;
  const name = cleanName(thread.name) || peopleCopy.unnamed;
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);

  useEffect(() => {
    // Not the text field: on a phone its keyboard would cover the messages.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section
      aria-labelledby="conversation"
      className={clsx(
        'flex min-h-0 min-w-0 flex-col max-md:h-[max(18rem,calc(100dvh-13.5rem-var(--bar-height)))] print:h-auto!',
        className,
      )}
    >
      <header className="flex items-center gap-3 border-b border-line py-2 md:px-5 md:py-3">
        <IconButton
          label={copy.back}
          className="-ms-2 border-0! text-ink! md:hidden [&_svg]:size-6!"
          onClick={onBack}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Avatar name={name} alt="" src={picture} size={44} className="max-md:moves-face" />
        <h2 ref={heading} id="conversation" tabIndex={-1} className="min-w-0 flex-1 text-title">
          <PersonName name={name} />
        </h2>
        <PersonMenu
          person={{ id, name }}
          align="end"
          also={liked ? PLAN_OR_UNLIKE : PLAN}
          onGone={onGone}
        />
      </header>
      <MessageLog name={name} messages={messages} sent={sent} />
      <Composer
        thread={id}
        name={name}
        last={messages.at(-1)}
        onSend={(text) => {
          const outcome = onSend(id, text);
          if (outcome === 'saved' || outcome === 'unreachable') setSent((count) => count + 1);
          return outcome;
        }}
      />
    </section>
  );
}
