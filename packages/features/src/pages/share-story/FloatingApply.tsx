import { Button } from '@iru/ui/button';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { shareStoryCopy as copy } from '#words/pages/share-story/copy';

/** A link to the form, fixed at the bottom of the window (SHARE-1). */
export function FloatingApply() {
  return (
    <Button
      asChild
      data-print="hide"
      data-floating=""
      className="fixed start-4 bottom-[calc(1.25rem+var(--bar-height))] z-(--layer-floating) shadow-lift sm:start-6 sm:bottom-[calc(1.75rem+var(--bar-height))] short:static short:ms-4 short:mb-4"
    >
      <Link to={PATHS.testimonyForm}>
        <PenLine size={20} aria-hidden="true" />
        <span>{copy.apply}</span>
      </Link>
    </Button>
  );
}
