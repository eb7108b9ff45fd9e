import { Dialog } from '@iru/ui/dialog';
import { IconButton } from '@iru/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { shareStoryCopy } from '#words/pages/share-story/copy';
import { photos } from './photos';

const copy = shareStoryCopy.gallery;

export interface LightboxProps {
  /** Zero-based. */
  position: number;
  /** The first picture follows the last. */
  onMove: (position: number) => void;
  onClose: () => void;
}

/** One enlarged picture; buttons and arrow keys move to the others. */
export function Lightbox({ position, onMove, onClose }: LightboxProps) {
  const photo = photos[position];
  const turn = (by: number) => onMove((position + by + photos.length) % photos.length);
  if (!photo) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={`${photo.names}, ${photo.place}`}
      closeLabel={copy.close}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') turn(-1);
        if (event.key === 'ArrowRight') turn(1);
      }}
    >
      <img
        src={photo.src}
        alt={photo.alt}
        width={960}
        height={720}
        className="aspect-4/3 h-auto max-h-[60dvh] w-full rounded-md bg-sunken object-contain"
      />
      <div className="mt-4 flex items-center justify-between gap-4">
        <IconButton label={copy.previous} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <p role="status" className="text-ink-soft tabular-nums">
          {copy.dialog(position + 1, photos.length)}
        </p>
        <IconButton label={copy.next} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </div>
    </Dialog>
  );
}
