import { isIndexKept, letIndexThrough, uncoverStory } from './late-index';

/** The phases of a story that does not stand yet. */
const PHASES = ['preparing', 'loading', 'beforeEach', 'rendering'];
const PHASE = 'storyRenderPhaseChanged';

/** What the panels alone want to know, and what comes of each step of a play. */
const OF_PANELS = [PHASE, 'storybook/instrumenter/call', 'storybook/instrumenter/sync'];

/** What the manager looks up in its index or writes beside a story there, and loses while it has none. */
const OF_INDEX = ['storyPrepared', 'docsPrepared', 'storyArgsUpdated', 'selectStory'];

/** What ends the first wait where no story comes. */
const ENDS = ['docsRendered', 'storyMissing', 'configError'];

/** The frame of a phone stands around its story before it is drawn: the manager needs all it can know. */
const IN_FRAME = /"viewport":\{[^}]*"value":"(?!_undefined_)/;

/** In milliseconds: how long a story that does not come to stand keeps the manager from hearing of it. */
const LONGEST = 3000;

/** In milliseconds: how long the manager hears nothing while it reads its index, which an error may keep away. */
const LONGEST_WITHOUT_INDEX = 15_000;

/** In milliseconds: how often the manager is asked whether it has read the index. */
const ASK_AGAIN = 20;

const says = (data: string, key: string, words: readonly string[]): boolean =>
  words.some((word) => data.includes(`"${key}":"${word}"`));

/** Whether the data of a message are what Storybook's parts write to each other from frame to frame. */
const isOfStorybook = (data: unknown): data is string =>
  typeof data === 'string' && data.includes('"key":"storybook-channel"');

/** Whether a message of Storybook is for the panels alone; what changes the frame of a story or its address is not. */
export const isOfPanels = (data: string): boolean => says(data, 'type', OF_PANELS);

/** Whether a message of Storybook tells of a story that does not stand yet. */
export const isOfDrawing = (data: string): boolean =>
  says(data, 'type', [PHASE]) && says(data, 'newPhase', PHASES);

/** Whether a message of Storybook must find the index read. */
export const isOfIndex = (data: string): boolean => says(data, 'type', OF_INDEX);

/** Whether a message of Storybook says that its page stands, of which no story is. */
export const isOfPage = (data: string): boolean => says(data, 'type', ENDS);

/** Whether a message of Storybook says that the manager is needed before a story is drawn: it draws the frame of a phone. */
export const asksForManager = (data: string): boolean =>
  says(data, 'type', ['globalsUpdated']) && IN_FRAME.test(data);

/**
 * Lets the manager hear its own preview alone, and what is for its panels not before a story is painted: it draws its whole
 * page anew for each word, on the one thread that both have. What is held back it hears then, in order and one by one. The
 * first story of a visit is painted before the index is read too. A frame beside the preview and the last words of a page
 * that is reloaded are meant for nobody; Storybook would warn of them.
 * @param hasIndex Whether the manager has read the index of stories.
 */
export const hearPreview = (hasIndex: () => boolean): void => {
  const held: MessageEvent[] = [];
  /** What the first story of a visit says before it is painted, and the manager could hear without its index. */
  const early: MessageEvent[] = [];
  let state: 'open' | 'holding' | 'hearing' = 'open';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the manager hears on without an index. */
  let patience = Infinity;

  const hear = ({ data, origin, source }: MessageEvent<unknown>) =>
    window.dispatchEvent(new MessageEvent<unknown>('message', { data, origin, source }));
  const hearNext = () => {
    clearTimeout(timer);
    letIndexThrough();
    // Drawn once for all of them.
    early.splice(0).forEach(hear);
    patience = Math.min(patience, performance.now() + LONGEST_WITHOUT_INDEX);
    if (!hasIndex() && performance.now() < patience) {
      state = 'hearing';
      timer = setTimeout(hearNext, ASK_AGAIN);
      return;
    }
    const next = held.shift();
    state = next ? 'hearing' : 'open';
    if (!next) return;
    hear(next);
    // Each in a task of its own, as it was said.
    timer = setTimeout(hearNext);
  };
  const hold = () => {
    state = 'holding';
    timer = setTimeout(hearNext, LONGEST);
  };

  window.addEventListener(
    'message',
    (message: MessageEvent<unknown>) => {
      const { data, isTrusted, source } = message;
      if (!isTrusted || !isOfStorybook(data)) return;
      const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
      if (source !== preview?.contentWindow) {
        message.stopImmediatePropagation();
        return;
      }
      if (state === 'open' && isOfDrawing(data)) hold();
      const isEarly = (state === 'holding' || early.length > 0) && !hasIndex();
      if (isEarly && asksForManager(data)) hearNext();
      if (state !== 'open' && (isOfPanels(data) || (!hasIndex() && isOfIndex(data)))) {
        message.stopImmediatePropagation();
        held.push(message);
      } else if (isEarly && isIndexKept() && !asksForManager(data)) {
        message.stopImmediatePropagation();
        early.push(message);
      }
      const stands = isOfPage(data)
        ? !hasIndex()
        : says(data, 'type', [PHASE]) && !isOfDrawing(data);
      if (state === 'holding' && stands) {
        state = 'hearing';
        uncoverStory();
        // Once it is painted.
        requestAnimationFrame(() => setTimeout(hearNext));
      }
    },
    true,
  );
  hold();
};
