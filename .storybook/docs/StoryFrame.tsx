import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args, Globals, PreparedStory } from 'storybook/internal/types';

import { SIDE_BY_SIDE, viewports } from '../modes/globals';
import { storyName } from '../story-name';
import { EMBEDDED } from './embedded';
import { previewOf, whenOver } from './preview-api';
import { takeTurn } from './turns';
import { useToolbar } from './use-toolbar';

/** In CSS pixels: what a frame takes before its story is measured, and the most that it takes. */
const HEIGHT = { first: 120, most: 640 };

/** In CSS pixels: how wide a story is drawn that fills a screen; the frame shows it as small as it must. */
const SCREEN = 1280;

/** How near to the view a frame is when it begins: the browser's own lazy loading begins several screens ahead. */
const NEAR = '200px';

const widthOf = (story: PreparedStory): string | undefined => {
  const name = (story.storyGlobals?.['viewport'] as { value?: string } | undefined)?.value;
  return name && name in viewports
    ? viewports[name as keyof typeof viewports].styles.width
    : undefined;
};

/** How high the story is drawn: as its parameter says, the whole frame for a page, else as high as it is. */
const fixedHeight = ({ parameters }: PreparedStory): number | undefined => {
  const asked = Number.parseInt(String(parameters['docs']?.story?.height), 10);
  return asked || (parameters['layout'] === 'fullscreen' ? HEIGHT.most : undefined);
};

const addressOf = (story: PreparedStory, globals: Globals): string => {
  // Axe looks at a story where it stands alone: here it would only slow the page.
  const asked = [...Object.entries(globals), ['a11y.manual', '!true']];
  return `iframe.html?${new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    [EMBEDDED]: 'true',
    globals: asked.map(([name, value]) => `${name}:${String(value)}`).join(';'),
  })}`;
};

export interface StoryFrameProps {
  context: DocsContextProps;
  story: PreparedStory;
}

interface RunningFrameProps extends StoryFrameProps {
  /** What the toolbar says for this frame. */
  globals: Globals;
  /** How small the story is drawn, 1 being its own size. */
  scale: number;
  /** Whether the story stands; what Storybook shows before is white in either theme. */
  isOver: boolean;
  /** Called with the height of the story, in CSS pixels, each time it changes. */
  onHeight: (height: number) => void;
  /** Called when the story stands as its name says, or never will. */
  onOver: () => void;
}

/** The document in which a story runs; it follows the toolbar and the controls without starting anew. */
function RunningFrame({
  context,
  story,
  globals,
  scale,
  isOver,
  onHeight,
  onOver,
}: RunningFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState(() => addressOf(story, globals));
  const [page, setPage] = useState<Document | null>(null);

  useEffect(() => {
    const running = previewOf(frame.current?.contentWindow);
    // What has not started reads the toolbar from its address.
    if (running?.storyStoreValue) void running.onUpdateGlobals({ globals });
    else setAddress(addressOf(story, globals));
  }, [globals, story]);

  useEffect(() => {
    type Change = { storyId: string };
    const update = (change: Change & { updatedArgs: Args }) => {
      if (change.storyId === story.id)
        void previewOf(frame.current?.contentWindow)?.onUpdateArgs(change);
    };
    const reset = (change: Change & { argNames?: string[] }) => {
      if (change.storyId === story.id)
        void previewOf(frame.current?.contentWindow)?.onResetArgs(change);
    };
    context.channel.on(UPDATE_STORY_ARGS, update);
    context.channel.on(RESET_STORY_ARGS, reset);
    return () => {
      context.channel.off(UPDATE_STORY_ARGS, update);
      context.channel.off(RESET_STORY_ARGS, reset);
    };
  }, [context.channel, story.id]);

  useEffect(() => {
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return undefined;
    const observer = new ResizeObserver(() => {
      const { paddingTop, paddingBottom } = getComputedStyle(page.body);
      // The root is empty until its story stands.
      if (root.offsetHeight > 0)
        onHeight(
          root.offsetHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
        );
    });
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, [page, onHeight]);

  return (
    <iframe
      ref={frame}
      title={storyName(story.name)}
      src={address}
      className="block rounded-md border-0 bg-canvas"
      style={{
        width: `${100 / scale}%`,
        height: `${100 / scale}%`,
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        opacity: isOver ? 1 : 0,
      }}
      onLoad={({ currentTarget }) => {
        setPage(currentTarget.contentDocument);
        whenOver(currentTarget.contentWindow, story.id, onOver);
      }}
    />
  );
}

interface FrameInTurnProps extends StoryFrameProps {
  toolbar: Globals;
  theme: string;
}

/** A place for a story, which begins when it comes near and those before it are over. */
function FrameInTurn({ context, story, toolbar, theme }: FrameInTurnProps) {
  const globals = useMemo(() => ({ ...toolbar, theme }), [toolbar, theme]);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [endTurn, setEndTurn] = useState<() => void>();
  const [isOver, setIsOver] = useState(false);
  const [measured, setMeasured] = useState<number>(HEIGHT.first);
  const [width, setWidth] = useState(SCREEN);

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

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setWidth(entry?.contentRect.width || SCREEN);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let end = () => {};
    let isGone = false;
    void takeTurn().then((endOfTurn) => {
      end = endOfTurn;
      if (isGone) end();
      else setEndTurn(() => endOfTurn);
    });
    return () => {
      isGone = true;
      end();
    };
  }, [isNear]);

  const isScreen = story.parameters['layout'] === 'fullscreen' && widthOf(story) === undefined;
  const height = fixedHeight(story) ?? Math.min(HEIGHT.most, Math.ceil(measured));
  return (
    <div
      ref={place}
      data-story-frame
      aria-busy={isNear && !isOver}
      className="overflow-hidden rounded-md border border-line bg-canvas"
      style={{ height, maxWidth: widthOf(story) ?? '100%' }}
    >
      {endTurn ? (
        <RunningFrame
          context={context}
          story={story}
          globals={globals}
          scale={isScreen ? Math.min(1, width / SCREEN) : 1}
          isOver={isOver}
          onHeight={setMeasured}
          onOver={() => {
            setIsOver(true);
            endTurn();
          }}
        />
      ) : null}
    </div>
  );
}

/**
 * A story in a document of its own: its theme, its storage, its clock and its focus are nobody else's. Side by side it
 * stands there twice.
 */
export function StoryFrame({ context, story }: StoryFrameProps) {
  const toolbar = useToolbar(context);
  const themes = toolbar['theme'] === SIDE_BY_SIDE ? ['light', 'dark'] : [String(toolbar['theme'])];
  return (
    <div
      className="grid gap-4"
      style={{ gridTemplateColumns: `repeat(${themes.length}, minmax(0, 1fr))` }}
    >
      {themes.map((theme) => (
        <FrameInTurn
          key={themes.length > 1 ? theme : 'one'}
          context={context}
          story={story}
          toolbar={toolbar}
          theme={theme}
        />
      ))}
    </div>
  );
}
