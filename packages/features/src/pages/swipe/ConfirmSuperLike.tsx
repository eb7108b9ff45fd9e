import { AlertDialog } from '@iru/ui/alert-dialog';

import { swipeCopy } from '#words/pages/swipe/copy';
import { withEnglish } from '../../parts/language/with-english';
import { swipeCopy as english } from './copy';

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
      description={withEnglish(copy.text(balance), english.ask.text(balance))}
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
