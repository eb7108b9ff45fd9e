/**
 * Cleans up an unmounted video; return it from the video's ref or effect. Chromium keeps a source with a media query for as
 * long as the document, and with it the whole page that contained the video.
 */
export const releaseVideoSources = (video: HTMLVideoElement | null) => (): void =>
  queueMicrotask(() => {
    if (!video || video.isConnected) return;
    for (const source of video.children) source.removeAttribute('media');
  });
