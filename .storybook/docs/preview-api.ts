import type { Args, Globals } from 'storybook/internal/types';

/** What a documentation page asks of the preview: its own, and the one of each frame on it. */
interface RunningPreview {
  readonly currentRender?: { readonly phase?: string };
  readonly storyStoreValue?: {
    readonly userGlobals: { get: () => Globals };
    readonly storyIndex: { readonly entries: Record<string, { id: string; type: string; importPath: string; storiesImports?: string[] }> };
  };
  onUpdateGlobals: (change: { globals: Globals }) => Promise<void>;
  onUpdateArgs: (change: { storyId: string; updatedArgs: Args }) => Promise<void>;
  onResetArgs: (change: { storyId: string; argNames?: string[] }) => Promise<void>;
}

/** The preview that runs in a window, once it has started. */
export const previewOf = (view: Window | null | undefined): RunningPreview | undefined =>
  (view as (Window & { __STORYBOOK_PREVIEW__?: RunningPreview }) | null | undefined)?.__STORYBOOK_PREVIEW__;

/** In milliseconds: how often a frame is asked whether its story is over. */
const ASK_AGAIN = 50;

/** Calls back once the story of a window is over, whether it holds or not; never when the window is gone. */
export const whenOver = (view: Window | null | undefined, callback: () => void): void => {
  if (!view || view.closed) return;
  if (['finished', 'errored'].includes(previewOf(view)?.currentRender?.phase ?? '')) callback();
  else setTimeout(whenOver, ASK_AGAIN, view, callback);
};

/** The address of the documentation page of a story file. */
export const docsHrefOf = (storyFile: string): string | undefined => {
  const entries = Object.values(previewOf(window)?.storyStoreValue?.storyIndex.entries ?? {});
  const page = entries.find(({ type, importPath }) => type === 'docs' && importPath === storyFile);
  return page ? `./?path=/docs/${page.id}` : undefined;
};
