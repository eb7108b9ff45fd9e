import { Button } from '@iru/ui/button';
import { ChatBubble } from '@iru/ui/chat-bubble';
import { TextLink } from '@iru/ui/text-link';
import { Link } from 'react-router-dom';

import type { ChatMessage } from '../domain/conversation';
import { PATHS } from '../paths';
import { assistantCopy as copy } from '#words/assistant/copy';
import { EmergencyLine } from './EmergencyLine';
import { Reply } from './Reply';

const HELP = { to: PATHS.helpCenter, label: copy.elsewhere.help };
const CONTACT = { to: PATHS.contact, label: copy.elsewhere.contact };

export interface AssistantMessageProps {
  /** A pending message isn't shown. */
  message: ChatMessage;
  disabled?: boolean;
  onRetry: () => void;
  onTopic: (topic: string) => void;
  onFollow?: () => void;
}

/** One bubble of the conversation, with actions after a failure or an unsure answer (CHAT-1). */
export function AssistantMessage({
  message,
  disabled,
  onRetry,
  onTopic,
  onFollow,
}: AssistantMessageProps) {
  const { role, text, language, english, status, topics } = message;
  const links = (...pages: readonly { to: string; label: string }[]) =>
    pages.map(({ to, label }) => (
      <TextLink key={to} asChild variant="nav" className="text-small underline">
        <Link to={to} onClick={onFollow}>
          {label}
        </Link>
      </TextLink>
    ));
  const failed = (
    <>
      <div className="flex flex-wrap items-center gap-x-1">
        <Button variant="ghost" className="px-2! text-small!" disabled={disabled} onClick={onRetry}>
          {copy.retry}
        </Button>
        {links(HELP, CONTACT)}
      </div>
      <EmergencyLine onFollow={onFollow} />
    </>
  );
  const unsure = (
    <ul aria-label={copy.topicsLabel} className="flex flex-wrap items-center gap-2">
      {topics?.map((topic) => (
        <li key={topic}>
          <Button
            lang={language}
            variant="secondary"
            className="px-4! text-small!"
            disabled={disabled}
            onClick={() => onTopic(topic)}
          >
            {topic}
          </Button>
        </li>
      ))}
      <li>{links(HELP)}</li>
    </ul>
  );
  return (
    <ChatBubble
      author={role}
      speaker={role === 'user' ? copy.you : copy.assistant}
      state={status === 'failed' ? 'failed' : 'sent'}
      actions={status === 'failed' ? failed : topics ? unsure : null}
    >
      <Reply text={text} lang={language} onFollow={onFollow} />
      {english ? (
        <div className="mt-3">
          <Reply text={english} lang="en" onFollow={onFollow} />
        </div>
      ) : null}
    </ChatBubble>
  );
}
