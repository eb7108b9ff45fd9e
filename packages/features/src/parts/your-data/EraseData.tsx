import { AlertDialog } from '@iru/ui/alert-dialog';
import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { eraseDeviceData } from '../../persistence/device-data';
import { deviceErasure } from '../../platform/erasure';
import { withEnglish } from '../language/with-english';
import { dataCopy } from '#words/parts/your-data/copy';
import { dataCopy as english } from './copy';

const copy = dataCopy.erase;

export interface EraseDataProps {
  onErased: () => void;
}

/** Erases everything on the device after a confirmation (USER-3). */
export function EraseData({ onErased }: EraseDataProps) {
  // Erasing remounts the page, including this part.
  const [news] = useState(() => deviceErasure.isNews());
  const [outcome, setOutcome] = useState<'done' | 'refused' | undefined>(news ? 'done' : undefined);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) status.current?.focus();
    return () => deviceErasure.acknowledge();
  }, [news]);
  return (
    <section aria-labelledby="erase" className="mt-12 border-t-2 border-danger pt-6">
      <h3 id="erase" className="text-title">
        {copy.heading}
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">{withEnglish(copy.text, english.erase.text)}</p>
      <AlertDialog
        trigger={
          <Button variant="danger" className="mt-4">
            <Trash2 aria-hidden="true" className="size-5" />
            <span>{copy.action}</span>
          </Button>
        }
        title={copy.confirm.title}
        description={withEnglish(copy.confirm.text, english.erase.confirm.text)}
        cancelLabel={copy.confirm.cancel}
        actionLabel={copy.confirm.action}
        onAction={() => {
          const erased = eraseDeviceData();
          setOutcome(erased ? 'done' : 'refused');
          if (erased) onErased();
        }}
      />
      <div ref={status} role="status" tabIndex={-1} className="not-empty:mt-4">
        {outcome ? (
          <Notice variant={outcome === 'done' ? 'success' : 'danger'}>
            {withEnglish(copy[outcome], english.erase[outcome])}
          </Notice>
        ) : null}
      </div>
    </section>
  );
}
