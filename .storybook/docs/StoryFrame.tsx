import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';

import { viewports } from '../modes/globals';
import { previewOf } from './preview-api';
import { useToolbar } from './use-toolbar';

/** In CSS pixels: what a frame takes before its story is measured, and the most that it takes. */
const HEIGHT = { first: 120, most: 640 };

/** How near to the view a frame is when it begins: the browser's own lazy loading begins several screens ahead. */
const NEAR = '200px';

const widthOf = (story: PreparedStory): string | undefined => {
  const name = (story.storyGlobals?.['viewport'] as { value?: string } | undefined)?.value;
  return name && name in viewports ? viewports[name as keyof typeof viewports].styles.width : undefined;
};

/** How high the story is drawn: as its parameter says, the whole frame for a page, else as high as it is. */
const fixedHeight = ({ parameters }: PreparedStory): number | undefined => {
  const asked = Number.parseInt(String(parameters['docs']?.story?.height), 10);
  return asked || (parameters['layout'] === 'fullscreen' ? HEIGHT.most : undefined);
};

export interface StoryFrameProps {
  context: DocsContextProps;
  story: PreparedStory;
}

/** A story in a document of its own: its theme, its storage's clock and its focus are nobody else's. */
export function StoryFrame({ context, story }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const globals = useToolbar(context);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  const src = useMemo(() => {
    const asked = Object.entries(globals).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const query = new URLSearchParams({
      id: story.id,
      viewMode: 'story',
      globals: asked.map(([name, value]) => `${name}:${value}`).join(';'),
    });
    return `iframe.html?${query}`;
    // What is turned later reaches the frame that runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new address would start the story anew
  }, [story.id, isNear]);
  const fixed = fixedHeight(story);
  const [height, setHeight] = useState(fixed ?? HEIGHT.first);

  useEffect(() => {
    // Before its preview has started, the frame reads the toolbar from its address.
    void previewOf(frame.current?.contentWindow)?.onUpdateGlobals({ globals });
  }, [globals]);

  useEffect(() => {
    type Change = { storyId: string };
    const update = (change: Change & { updatedArgs: Record<string, unknown> }) => {
      if (change.storyId === story.id) void previewOf(frame.current?.contentWindow)?.onUpdateArgs(change);
    };
    const reset = (change: Change & { argNames?: string[] }) => {
      if (change.storyId === story.id) void previewOf(frame.current?.contentWindow)?.onResetArgs(change);
    };
    context.channel.on(UPDATE_STORY_ARGS, update);
    context.channel.on(RESET_STORY_ARGS, reset);
    return () => {
      context.channel.off(UPDATE_STORY_ARGS, update);
      context.channel.off(RESET_STORY_ARGS, reset);
    };
  }, [context.channel, story.id]);

  const measure = useCallback(() => {
    const page = frame.current?.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (fixed !== undefined || !page || !root) return undefined;
    const observer = new ResizeObserver(() => {
      const { paddingTop, paddingBottom } = getComputedStyle(page.body);
      const room = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      // The root is empty until its story stands.
      if (root.offsetHeight > 0) setHeight(Math.min(HEIGHT.most, Math.ceil(root.offsetHeight + room)));
    });
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, [fixed]);

  const [stopMeasuring, setStopMeasuring] = useState<(() => void) | undefined>();
  useEffect(() => stopMeasuring, [stopMeasuring]);

  return (
    <div ref={place} className="rounded-md border border-line bg-canvas" style={{ height, maxWidth: widthOf(story) ?? '100%' }}>
      {isNear ? (
        <iframe
          ref={frame}
          title={story.name}
          src={src}
          className="block size-full rounded-md border-0 bg-canvas"
          onLoad={() => {
            setStopMeasuring(() => measure());
          }}
        />
      ) : null}
    </div>
  );
}
