import { Dialog } from '@iru/ui/dialog';
import { releaseVideoSources } from '@iru/ui/hooks/release-video-sources';

import { homeCopy } from '#words/pages/home/copy';
import { videoSources, videoPoster } from './HomeHero';

const copy = homeCopy.story;

export interface StoryDialogProps {
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Plays the story video with the browser’s own controls. */
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
        ref={releaseVideoSources}
        controls
        autoPlay
        muted
        playsInline
        preload="metadata"
        poster={videoPoster.src}
        width={videoPoster.width}
        height={videoPoster.height}
        className="aspect-video h-auto w-full rounded-md bg-night"
      >
        {videoSources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
    </Dialog>
  );
}
