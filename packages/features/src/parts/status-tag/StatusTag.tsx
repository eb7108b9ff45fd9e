import { Badge } from '@iru/ui/badge';

import { statusTagCopy } from '#words/parts/status-tag/copy';

export interface StatusTagProps {
  /** `preview`: works on this device only. `planned`: doesn't work yet. */
  status: keyof typeof statusTagCopy;
  /** Extra classes for the root element. */
  className?: string;
}

/** A small label beside a claim that isn't fully true yet; the Preview page explains both. */
export function StatusTag({ status, className }: StatusTagProps) {
  return (
    <Badge variant={status === 'planned' ? 'neutral' : 'accent'} className={className}>
      {statusTagCopy[status]}
    </Badge>
  );
}
