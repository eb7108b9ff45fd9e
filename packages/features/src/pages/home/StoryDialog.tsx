import { Dialog } from '@iru/ui/dialog';
import { letsSourcesGo } from '@iru/ui/hooks/film-sources';

import { homeCopy } from './copy';
import { filmSources, filmStill } from './HomeHero';

const copy = homeCopy.story;

export interface StoryDialogProps {
  /** Called when the visitor closes the film. */
  onClose: () => void;
}

/** Plays the film with the browser's own controls. */
export function StoryDialog({ onClose }: StoryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={copy.title}
      description={copy.text}
      closeLabel={copy.close}
    >
      <video
        ref={letsSourcesGo}
        controls
        autoPlay
        muted
        playsInline
        preload="metadata"
        poster={filmStill.src}
        width={filmStill.width}
        height={filmStill.height}
        className="aspect-video h-auto w-full rounded-md bg-night"
      >
        {filmSources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
    </Dialog>
  );
}
