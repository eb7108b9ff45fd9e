import { Button } from '@iru/ui/button';
import { DialogHeaderAction } from '@iru/ui/dialog/header-action';
import { IconButton } from '@iru/ui/icon-button';
import { isComposing } from '@iru/ui/hooks/is-composing';
import { useCloseWatcher } from '@iru/ui/hooks/use-close-watcher';
import { Logo } from '@iru/ui/logo';
import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useContext, useEffect, useId, useRef } from 'react';

import { type ChatMessage, questionOf } from '../domain/conversation';
import { LIMITS } from '../domain/limits';
import { useOnline } from '../platform/use-online';
import { AssistantMessage } from './AssistantMessage';
import { assistantCopy as copy } from '#words/assistant/copy';
import { EmergencyLine } from './EmergencyLine';
import { useCoveredFocus } from './use-covered-focus';

export interface AssistantPanelProps {
  /** The bubbles, oldest first. */
  messages: ReadonlyArray<ChatMessage>;
  /** Whether an answer is pending. */
  waiting: boolean;
  /** The unsent text. */
  draft: string;
  /** Called as the visitor types. */
  onDraft: (text: string) => void;
  /** Called with the text to send; returns true if it was accepted. */
  onSend: (text: string) => boolean;
  /** Called with the id of the question to retry. */
  onRetry: (question: string) => void;
  /** Called by the close button and by Escape. */
  onClose: () => void;
  /** Called when the visitor follows a link in a reply. */
  onFollow?: () => void;
  /** Called when the focus moves to something that the panel covers. */
  onCovered?: () => void;
}

/** The assistant's panel: a log, a status and an input that keeps focus (CHAT-1). */
export function AssistantPanel(props: AssistantPanelProps) {
  const { messages, waiting, draft, onDraft, onSend, onRetry, onClose, onFollow, onCovered } =
    props;
  const titleId = useId();
  const inputId = useId();
  const panel = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fresh = messages.length === 1;
  const isOnline = useOnline();
  const isOffline = !isOnline || messages.at(-1)?.isUnreachable === true;

  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);

  const headerElement = useContext(DialogHeaderAction);
  const send = (text: string) => {
    if (onSend(text)) onDraft('');
    input.current?.focus();
  };
  const tooLong = draft.length > LIMITS.question;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLong) send(draft);
  };
  const retry = (question: string) => {
    onRetry(question);
    // The retry button disappears with the failure, so move focus before it's lost.
    input.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };
  useCloseWatcher(true, onClose);
  useCoveredFocus(panel, () => onCovered?.());

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      data-waiting={waiting ? '' : undefined}
      onKeyDown={closeOnEscape}
      className="fixed inset-x-2 bottom-2 z-(--layer-floating) flex h-[min(36rem,calc(100dvh-1rem))] animate-rise-in flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-lift sm:inset-x-auto sm:end-6 sm:bottom-6 sm:h-[min(36rem,calc(100dvh-3rem))] sm:w-[24rem]"
    >
      <header className="flex items-center gap-3 bg-night py-2 ps-4 pe-2 text-on-night">
        <Logo size={28} className="[&_path:nth-child(2)]:fill-on-night" />
        <h2 id={titleId} className="flex-1 text-title">
          {copy.title}
        </h2>
        {headerElement}
        <IconButton label={copy.close} variant="night" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <EmergencyLine onFollow={onFollow} className="border-b border-line bg-raised px-4" />
      <div
        ref={log}
        role="log"
        aria-label={copy.log}
        tabIndex={0}
        className="flex-1 space-y-3 overflow-y-auto overscroll-contain p-4"
      >
        {messages
          .filter(({ status }) => status !== 'waiting')
          .map((message) => (
            <AssistantMessage
              key={message.id}
              message={message}
              disabled={waiting}
              onRetry={() => retry(questionOf(message.id))}
              onTopic={send}
              onFollow={onFollow}
            />
          ))}
        {fresh ? (
          <ul aria-label={copy.suggestionsLabel} className="flex flex-wrap gap-2">
            {copy.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Button
                  variant="secondary"
                  className="px-4! text-small!"
                  onClick={() => send(suggestion)}
                >
                  {suggestion}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p role="status" className="flex min-h-8 items-center gap-2 px-4 text-small text-ink-soft">
        {waiting ? (
          <>
            <Logo size={20} className="animate-breathe" />
            <span>{copy.thinking}</span>
          </>
        ) : tooLong ? (
          copy.tooLong
        ) : isOffline ? (
          copy.offline
        ) : null}
      </p>
      <form
        noValidate
        onSubmit={submit}
        className="flex items-center gap-2 border-t border-line p-3"
      >
        <label htmlFor={inputId} className="sr-only">
          {copy.field}
        </label>
        <input
          ref={input}
          id={inputId}
          type="text"
          value={draft}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LIMITS.paste}
          aria-invalid={tooLong || undefined}
          placeholder={copy.placeholder}
          onChange={(event) => onDraft(event.target.value)}
          className="min-h-11 w-full min-w-0 rounded-full border border-edge bg-canvas px-4 placeholder:text-ink-soft"
        />
        <Button type="submit" aria-disabled={waiting} className="px-4!">
          <SendHorizontal size={18} aria-hidden="true" />
          <span>{copy.send}</span>
        </Button>
      </form>
    </section>
  );
}
