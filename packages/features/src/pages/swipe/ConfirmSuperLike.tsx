import { AlertDialog } from '@iru/ui/alert-dialog';

import { swipeCopy } from '#words/pages/swipe/copy';

const copy = swipeCopy.ask;

export interface ConfirmSuperLikeProps {
  name: string;
  balance: number;
  onAgree: () => void;
  onCancel: () => void;
}

/** Asks before the first coins of a visit are spent. */
export function ConfirmSuperLike({ name, balance, onAgree, onCancel }: ConfirmSuperLikeProps) {
  return (
    <AlertDialog
      open
      title={copy.title(name)}
      description={copy.text(balance)}
      cancelLabel={copy.cancel}
      actionLabel={copy.action}
      actionVariant="primary"
      onAction={onAgree}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    />
  );
}
