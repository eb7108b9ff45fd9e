/**
 * A ref for a video, or what an effect of it returns: Chromium keeps a source with a media query as long as the document, and with it the
 * whole page that the video has left.
 */
export const releaseVideoSources = (video: HTMLVideoElement | null) => (): void =>
  queueMicrotask(() => {
    if (!video || video.isConnected) return;
    for (const source of video.children) source.removeAttribute('media');
  });
