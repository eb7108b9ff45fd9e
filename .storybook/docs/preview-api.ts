import type { Args, Globals } from 'storybook/internal/types';

import { withoutSynonyms } from '../synonyms';

/** A story as the index knows it, before its file is read. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

/** What a documentation page asks of the preview: its own, and the one of each frame on it. */
interface RunningPreview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly storyStoreValue?: {
    readonly userGlobals: { get: () => Globals };
    readonly storyIndex: { readonly entries: Record<string, IndexedStory & { type: string }> };
  };
  onUpdateGlobals: (change: { globals: Globals }) => Promise<void>;
  onUpdateArgs: (change: { storyId: string; updatedArgs: Args }) => Promise<void>;
  onResetArgs: (change: { storyId: string; argNames?: string[] }) => Promise<void>;
}

/** The preview that runs in a window, once it has started. */
export const previewOf = (view: Window | null | undefined): RunningPreview | undefined =>
  (view as (Window & { __STORYBOOK_PREVIEW__?: RunningPreview }) | null | undefined)
    ?.__STORYBOOK_PREVIEW__;

/** In milliseconds: how often a frame is asked whether its story is over. */
const ASK_AGAIN = 50;

/**
 * Calls back once a story of a window is over, whether it holds or not, and never when the window is gone. Returns what ends
 * the wait.
 */
export const whenOver = (
  view: Window | null | undefined,
  storyId: string,
  callback: () => void,
): (() => void) => {
  const timer = setInterval(() => {
    const { id, phase } = previewOf(view)?.currentRender ?? {};
    const isOver = id === storyId && ['finished', 'errored'].includes(phase ?? '');
    if (isOver || !view || view.closed) clearInterval(timer);
    if (isOver) callback();
  }, ASK_AGAIN);
  return () => {
    clearInterval(timer);
  };
};

const indexed = () => Object.values(previewOf(window)?.storyStoreValue?.storyIndex.entries ?? {});

/** Every story, in the order of the sidebar. */
export const allStories = (): readonly IndexedStory[] =>
  indexed().filter(({ type }) => type === 'story');

/** The stories of a story file. */
export const storiesOf = (storyFile: string): readonly IndexedStory[] =>
  allStories().filter(({ importPath }) => importPath === storyFile);

const hrefOfPage = (isAsked: (page: IndexedStory) => boolean): string | undefined => {
  const page = indexed().find((entry) => entry.type === 'docs' && isAsked(entry));
  return page ? `./?path=/docs/${page.id}` : undefined;
};

/** The address of the documentation page of a story file. */
export const docsHrefOf = (storyFile: string): string | undefined =>
  hrefOfPage(({ importPath }) => importPath === storyFile);

/** The address of the documentation page of a component, by the name that the sidebar shows. */
export const docsHrefOfName = (name: string): string | undefined =>
  hrefOfPage(
    ({ title }) =>
      title.startsWith('Components/') && withoutSynonyms(title.split('/').at(-1) ?? '') === name,
  );
