import { Button } from '@iru/ui/button';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';

import { brand } from '../../content/brand';
import { leaveTo } from '../../platform/leave';
import { quickExitCopy as copy } from './copy';

export interface QuickExitProps {
  /** Leaves; by default for the brand's neutral page. */
  onLeave?: () => void;
  className?: string;
}

/** Leaves the site at once for a neutral page; it says that Shift, pressed three times, does the same. */
export function QuickExit({ onLeave = () => leaveTo(brand.quickExit), className }: QuickExitProps) {
  return (
    <div data-print="hide" className={clsx('grid justify-items-start gap-2', className)}>
      <Button variant="danger" onClick={onLeave}>
        <LogOut size={20} aria-hidden="true" />
        {copy.leave}
      </Button>
      <p className="text-small opacity-85">{copy.hint}</p>
    </div>
  );
}
