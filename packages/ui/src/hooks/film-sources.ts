/**
 * A ref for a film, or what an effect of it returns: Chromium keeps a source with a media query as long as the document, and with it the
 * whole page that the film has left.
 */
export const letsSourcesGo = (film: HTMLVideoElement | null) => (): void =>
  queueMicrotask(() => {
    if (!film || film.isConnected) return;
    for (const source of film.children) source.removeAttribute('media');
  });
