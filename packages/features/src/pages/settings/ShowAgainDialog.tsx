import { AlertDialog } from '@iru/ui/alert-dialog';
import { Checkbox } from '@iru/ui/checkbox';
import { useState } from 'react';

import { recordsCopy } from '#words/pages/settings/records-copy';

const copy = recordsCopy.again;

export interface ShowAgainDialogProps {
  name: string;
  onCancel: () => void;
  /** Called with whether the record stays. */
  onShow: (keepsRecord: boolean) => void;
}

/** Asks whether the record of a block or report stays before the person is shown again; it does by default. */
export function ShowAgainDialog({ name, onCancel, onShow }: ShowAgainDialogProps) {
  const [keeps, setKeeps] = useState(true);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={copy.title(name)}
      description={copy.text}
      actionLabel={copy.action}
      actionVariant={keeps ? 'primary' : 'danger'}
      onAction={() => onShow(keeps)}
    >
      <Checkbox
        label={copy.keep}
        hint={copy.hint}
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
    </AlertDialog>
  );
}
