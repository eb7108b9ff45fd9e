import { AlertDialog } from '@iru/ui/alert-dialog';

import { swipeCopy } from './copy';

const copy = swipeCopy.ask;

export interface ConfirmSuperLikeProps {
  /** Whom it is for. */
  name: string;
  /** The visitor's coins. */
  balance: number;
  /** Called to pay. */
  onAgree: () => void;
  /** Called to leave everything as it is. */
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
