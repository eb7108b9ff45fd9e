/** What lets the index through, in the window of the manager. */
const RELEASE = 'IRU_LET_INDEX_THROUGH';

/** What says on the root of the manager that its first story stands. */
const STANDS = 'data-story-stands';

/** In milliseconds: when the index comes all the same, should the manager never ask for it. */
const LONGEST = 10_000;

/**
 * Keeps the index of stories, and what else the manager reads of the build, from one that opens at a story or a documentation
 * page: to draw 1,400 entries takes the thread that it shares with its preview. The preview has asked for it by then, so it
 * does not come twice. The bare address needs it to know where to lead, and a journey the bar above its page. The manager's
 * largest script, which Storybook does not announce, is asked for with the others.
 * @param journeyAddress How the address of every journey begins.
 */
export const lateIndex = (
  journeyAddress: string,
): string => `<link href="./sb-manager/globals-runtime.js" rel="modulepreload">
<script>
(() => {
  const path = new URLSearchParams(location.search).get('path') ?? '';
  if (!/^\\/(story|docs)\\//.test(path) || path.startsWith('${journeyAddress}')) return;
  const { fetch } = window;
  const released = new Promise((release) => {
    window.${RELEASE} = release;
    setTimeout(release, ${LONGEST});
  });
  window.fetch = async (...request) => {
    if (String(request[0]).endsWith('.json')) await released;
    return fetch(...request);
  };
})();
</script>
<style>
  [${STANDS}] :has(> #preview-loader) { display: none; }
</style>`;

/** Whether the index was kept from the manager of this page. */
export const isIndexKept = (): boolean => RELEASE in window;

/** Takes away what the manager shows in place of a story until it hears of one. */
export const uncoverStory = (): void => document.documentElement.setAttribute(STANDS, '');

/** Lets the manager have the index, where it was kept. */
export const letIndexThrough = (): void => {
  (window as { [RELEASE]?: () => void })[RELEASE]?.();
};
