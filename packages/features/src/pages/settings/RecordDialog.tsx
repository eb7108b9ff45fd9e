import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { Notice } from '@iru/ui/notice';
import { Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import type { HiddenPerson } from '../../persistence/hidden';
import type { Message } from '../../persistence/messages';
import { withEnglish } from '../../parts/language/with-english';
import { PrintFooter, PrintHead } from '../../parts/meeting/PrintFrame';
import { printOnly } from '../../parts/meeting/print-only';
import { systemClock } from '../../platform/clock';
import { downloadText } from '../../platform/download';
import { recordsCopy as englishCopy } from './records-copy';
import { decisionLines, messageTime, recordText } from './record-text';
import { recordsCopy } from '#words/pages/settings/records-copy';

const copy = recordsCopy.record;
const { record: english } = englishCopy;
const FILE_NAME = 'record.txt';

export interface RecordDialogProps {
  name: string;
  /** The block or report. */
  person: HiddenPerson;
  /** The messages written to the person, oldest first. */
  messages: readonly Message[];
  onClose: () => void;
}

/** A block or report with the conversation and its dates, to read, print and save (PEOPLE-1). */
export function RecordDialog({ name, person, messages, onClose }: RecordDialogProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const save = () => {
    const text = recordText(name, person, messages, systemClock.now());
    downloadText(FILE_NAME, 'text/plain', text);
    setStatus(copy.saved(FILE_NAME));
  };
  const content = (
    <>
      {decisionLines(person).map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
      <h3 className="mt-5 font-display text-title">{copy.messages}</h3>
      {messages.length === 0 ? <p className="mt-2">{copy.none}</p> : null}
      <ol className="mt-2 divide-y divide-line">
        {messages.map((message) => (
          <li key={message.id} className="break-inside-avoid py-2">
            <p className="text-small text-ink-soft">{messageTime(message)}</p>
            <p translate="no" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {message.text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={copy.title(name)}
        closeLabel={copy.close}
        footer={
          <>
            <Button variant="secondary" onClick={() => paper.current && printOnly(paper.current)}>
              <Printer aria-hidden="true" className="size-5" />
              <span>{copy.print}</span>
            </Button>
            <Button onClick={save}>
              <Download aria-hidden="true" className="size-5" />
              <span>{copy.save}</span>
            </Button>
          </>
        }
      >
        <Notice className="mb-5">{withEnglish(copy.honest, english.honest)}</Notice>
        {content}
        <p role="status" className="text-small text-ink-soft not-empty:mt-4">
          {status}
        </p>
      </Dialog>
      {/* On paper in its own place: a dialog prints one page only. */}
      {createPortal(
        <div ref={paper} className="hidden print:block">
          <PrintHead />
          <p className="font-display text-title">{copy.title(name)}</p>
          {content}
          <PrintFooter />
        </div>,
        document.body,
      )}
    </>
  );
}
