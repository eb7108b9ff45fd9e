import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { Download } from 'lucide-react';

import { cleanName } from '../../domain/name';
import type { Testimony } from '../../domain/testimony';
import { downloadText } from '../../platform/download';
import { testimonyFormCopy } from '#words/pages/testimony-form/copy';
import { testimonyText } from './testimony-facts';

const copy = testimonyFormCopy.thanks;
const FILE_NAME = 'my-story.txt';

export interface ThankYouProps {
  values: Testimony;
  /** Called when the visitor closes the dialog, which clears the draft. */
  onClose: () => void;
}

/** The thank-you dialog: nothing was sent, and the story can be downloaded (TESTIMONY-1). */
export function ThankYou({ values, onClose }: ThankYouProps) {
  return (
    <Dialog
      open
      // The second click of a double click on Submit must not close the dialog.
      closesByBackdrop={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      description={copy.text(cleanName(values.name), cleanName(values.matchName))}
      closeLabel={copy.close}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
          <Button onClick={() => downloadText(FILE_NAME, 'text/plain', testimonyText(values))}>
            <Download size={20} aria-hidden="true" />
            <span>{copy.download}</span>
          </Button>
        </>
      }
    >
      <p>{copy.honest}</p>
    </Dialog>
  );
}
