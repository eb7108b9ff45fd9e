/** What the address of a frame says when it shows a story on a documentation page. */
export const EMBEDDED = 'embedded';

/**
 * Keeps Storybook's highlighter out of such a frame, where nothing can ask for it: at every change of a story it reads
 * the style of every element.
 */
export const leanFrames = () =>
  `<script>globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = new URLSearchParams(location.search).has('${EMBEDDED}');</script>`;
