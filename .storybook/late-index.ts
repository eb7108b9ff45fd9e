/** What lets the index through, in the window of the manager. */
const RELEASE = 'IRU_LET_INDEX_THROUGH';

/** In milliseconds: when the index comes all the same, should the manager never ask for it. */
const LONGEST = 10_000;

/**
 * Keeps the index of stories, and what else the manager reads of the build, from one that opens at a story or a documentation
 * page: to draw 1,400 entries takes the thread that it shares with its preview. It is fetched meanwhile. The bare address needs
 * it to know where to lead, and a journey the bar above its page. The manager's largest script, which Storybook does not
 * announce, is asked for with the others.
 * @param journeyAddress How the address of every journey begins.
 */
export const lateIndex = (journeyAddress: string): string => `<link href="./sb-manager/globals-runtime.js" rel="modulepreload">
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
    const answer = await fetch(...request);
    if (String(request[0]).endsWith('.json')) await released;
    return answer;
  };
})();
</script>`;

/** Lets the manager have the index, where it was kept. */
export const letIndexThrough = (): void => {
  (window as { [RELEASE]?: () => void })[RELEASE]?.();
};
