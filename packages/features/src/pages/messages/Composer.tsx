import { Button } from '@iru/ui/button';
import { isComposing } from '@iru/ui/hooks/is-composing';
import { IconButton } from '@iru/ui/icon-button';
import { Notice } from '@iru/ui/notice';
import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { messageDraftStore } from '../../persistence/drafts';
import type { Message } from '../../persistence/messages';
import { useDraft } from '../../persistence/use-draft';
import { LIMITS } from '../../domain/limits';
import { type MessageRisk, messageRisks } from '../../domain/message-safety';
import { withEnglish } from '../../parts/language/with-english';
import type { WriteOutcome } from '../../platform/storage';
import { messagesCopy as copy } from '#words/pages/messages/copy';
import { messagesCopy as english } from './copy';

export interface ComposerProps {
  /** The conversation's id, under which a draft is saved. */
  thread: string;
  name: string;
  /** The newest message of the conversation. */
  last: Message | undefined;
  onSend: (text: string) => WriteOutcome | 'blank';
}

/**
 * Keeps Send clear of the shell's floating button: beside the page's content where the two are level; an upright phone
 * shows the field above the button.
 */
const clearClasses = clsx(
  '[--clear:calc(var(--floating-clearance)-(100vw-min(100vw-2*var(--gutter),var(--container-page)))/2)]',
  'md:pe-[max(1.25rem,var(--clear))] max-md:landscape:pe-[max(0rem,var(--clear))]',
);

/** The field for a message: Enter sends, Shift+Enter adds a line, and risky content needs a confirmation. */
export function Composer({ thread, name, last, onSend }: ComposerProps) {
  const fieldId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [savedDraft, saveDraft] = useDraft(`message-${thread}`, messageDraftStore);
  // While the field has focus, its text isn't replaced by another text from another tab.
  const [typed, setTyped] = useState<string>();
  const isOwn = useRef(false);
  const [seen, setSeen] = useState(last?.id);
  if (last?.id !== seen) {
    setSeen(last?.id);
    // Another tab sent this very text, which Send would repeat.
    if (typed?.trim() === last?.text) setTyped('');
  }
  const text = typed ?? savedDraft;
  const [risks, setRisks] = useState<readonly MessageRisk[]>([]);
  const [failure, setFailure] = useState<string>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    // Keeps the text field and Send visible above an on-screen keyboard.
    const stayInSight = () => {
      if (field.current?.matches(':focus'))
        whole.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    window.visualViewport?.addEventListener('resize', stayInSight);
    return () => window.visualViewport?.removeEventListener('resize', stayInSight);
  }, []);

  const send = () => {
    const outcome = onSend(text);
    setRisks([]);
    field.current?.focus();
    if (outcome === 'blank') return;
    const isSent = outcome === 'saved' || outcome === 'unreachable';
    if (isSent) {
      setTyped('');
      isOwn.current = false;
      if (savedDraft === text) saveDraft('');
    } else setFailure(copy.failed);
    setStatus('');
  };
  const ask = (event?: FormEvent) => {
    event?.preventDefault();
    setFailure(undefined);
    if (text.length > LIMITS.message) {
      setFailure(copy.tooLong(text.length - LIMITS.message));
      field.current?.focus();
      return;
    }
    const found = messageRisks(text);
    if (found.length > 0) setRisks(found);
    else send();
  };
  const change = () => {
    setRisks([]);
    setStatus(copy.safety.changing);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) ask();
  };

  return (
    <div ref={whole} className={clsx('border-t border-line py-3 md:ps-5', clearClasses)}>
      <div role="alert" className="not-empty:mb-3">
        {risks.length > 0 ? (
          <Notice variant="warning">
            {withEnglish(copy.safety.text(risks), english.safety.text(risks))}
          </Notice>
        ) : null}
        {failure === undefined ? null : <Notice variant="danger">{failure}</Notice>}
      </div>
      {risks.length > 0 ? (
        <div className="mb-3 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={change}>
            {copy.safety.change}
          </Button>
          <Button variant="ghost" onClick={send}>
            {copy.safety.anyway}
          </Button>
        </div>
      ) : null}
      <form noValidate className="flex items-end gap-2" onSubmit={ask}>
        <label htmlFor={fieldId} className="sr-only">
          {copy.field(name)}
        </label>
        <textarea
          ref={field}
          id={fieldId}
          rows={1}
          maxLength={LIMITS.paste}
          value={text}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={copy.hint}
          className={clsx(
            'field-sizing-content max-h-32 min-h-12 min-w-0 flex-1 resize-none rounded-lg border border-edge bg-canvas px-4 py-2.5',
            'text-body text-ink placeholder:text-ink-soft',
          )}
          onKeyDown={onKeyDown}
          onFocus={() => setTyped(text)}
          onBlur={() => {
            if (isOwn.current && typed) saveDraft(typed);
            isOwn.current = false;
            setTyped(undefined);
          }}
          onChange={(event) => {
            isOwn.current = true;
            setTyped(event.target.value);
            saveDraft(event.target.value);
            setRisks([]);
            setFailure(undefined);
            setStatus('');
          }}
        />
        <IconButton type="submit" label={copy.send} variant="solid" className="size-12!">
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </form>
      <p role="status" className="text-small text-ink-soft">
        {status}
      </p>
    </div>
  );
}
