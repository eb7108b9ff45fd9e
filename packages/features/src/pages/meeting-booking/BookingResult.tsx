import { formatLine } from '#words/content/format';
import { AlertDialog } from '@iru/ui/alert-dialog';
import { Button } from '@iru/ui/button';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { bookingJson, type BookingRequest } from '../../domain/booking';
import { copyText } from '../../platform/share';
import { bookingSummary } from './booking-summary';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';

const copy = meetingBookingCopy.result;

export interface BookingResultProps {
  request: BookingRequest;
  onClose: () => void;
}

/** The request in the page's language and as formatted JSON in an alert dialog. The ID number is masked until revealed (BOOK-2). */
export function BookingResult({ request, onClose }: BookingResultProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const json = bookingJson(request, isRevealed);
  const summary = bookingSummary(request, isRevealed);
  const handleCopy = async () => {
    const lines = summary.map(([label, value]) => formatLine(label, value));
    const outcome = await copyText([...lines, '', json].join('\n'));
    setAnnouncement(outcome === 'shared' ? copy.copied : copy.refused);
  };
  const toggle = () => {
    setIsRevealed((current) => !current);
    setAnnouncement('');
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="md"
      title={copy.title}
      description={copy.description}
      cancelLabel={copy.close}
      actionLabel={copy.copy}
      actionVariant="primary"
      closesByAction={false}
      onAction={() => void handleCopy()}
    >
      <dl className="mb-5 divide-y divide-line">
        {summary.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-small text-ink-soft sm:text-body">{label}</dt>
            <dd translate="no" dir="auto" className="font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <pre
        role="region"
        aria-label={copy.json}
        // A scrollable region must be focusable by keyboard.
        tabIndex={0}
        className={clsx(
          'max-h-[45dvh] overflow-auto rounded-md border border-line bg-sunken p-4',
          'text-small wrap-anywhere whitespace-pre-wrap',
        )}
      >
        {json}
      </pre>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {request.idNumber ? (
          <Button
            variant="ghost"
            aria-pressed={isRevealed}
            className="-ms-3 px-3!"
            onClick={toggle}
          >
            {isRevealed ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
            <span>{copy.reveal}</span>
          </Button>
        ) : null}
        <p role="status" className="text-small text-ink-soft">
          {announcement}
        </p>
      </div>
    </AlertDialog>
  );
}
