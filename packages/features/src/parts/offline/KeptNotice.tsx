import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import { offlineCopy } from '#words/parts/offline/copy';

const copy = offlineCopy.keptCopy;

export interface KeptNoticeProps {
  /** Whether the site can be reached by now. */
  isReached: boolean;
  onReload: () => void;
}

/** On a kept page: that the site couldn't be reached, then that it can be. Nothing reloads by itself, because of what is typed. */
export function KeptNotice({ isReached, onReload }: KeptNoticeProps) {
  return isReached ? (
    <Notice variant="info" actions={<Button onClick={onReload}>{copy.reload}</Button>}>
      {copy.reached}
    </Notice>
  ) : (
    <Notice variant="info">{copy.unreached}</Notice>
  );
}
