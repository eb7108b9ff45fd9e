// The manager brings a React of its own, which knows no elements of the product's: hence no JSX.
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';

import { EMBEDDED } from './docs/embedded';
import { whenOver } from './docs/preview-api';
import { SIDE_BY_SIDE, viewports } from './modes/globals';

/** The story of the moment in dark, in a frame of its own: it begins anew when a control is turned. */
function InDark() {
  const { storyId } = useStorybookState();
  const [shownId, setShownId] = useState<string>();
  useEffect(() => {
    const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    // Two that play at once would take the focus from each other.
    return whenOver(preview?.contentWindow, storyId, () => {
      setShownId(storyId);
    });
  }, [storyId]);
  const api = useStorybookApi();
  const [globals] = useGlobals();
  // Before the index is read there is none.
  const story = api.getData(storyId);
  const args = story?.type === 'story' ? buildArgsParam(story.initialArgs, story.args ?? {}) : '';
  const chosen = Object.entries({ ...globals, theme: 'dark' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const width = (globals['viewport'] as { value?: string } | undefined)?.value;
  const address = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    [EMBEDDED]: 'true',
    args,
    globals: [...chosen, ['a11y.manual', '!true']]
      .map(([name, value]) => `${String(name)}:${String(value)}`)
      .join(';'),
  });
  if (!story || shownId !== storyId) return null;
  return createElement('iframe', {
    title: `${story.name}, dark`,
    src: `iframe.html?${address}`,
    style: {
      border: 0,
      width:
        width && width in viewports
          ? viewports[width as keyof typeof viewports].styles.width
          : '100%',
      height: '100%',
      justifySelf: 'center',
    },
  });
}

/** Around the preview: with the theme side by side the story stands there twice, light at the left and dark at the right. */
export function SideBySide({ children }: { children?: ReactNode }) {
  const { viewMode } = useStorybookState();
  const [{ theme }] = useGlobals();
  const isTwice = theme === SIDE_BY_SIDE && viewMode === 'story';
  return createElement(
    'div',
    {
      style: {
        display: 'grid',
        gridTemplateColumns: isTwice ? '1fr 1fr' : '1fr',
        width: '100%',
        height: '100%',
      },
    },
    createElement('div', { style: { minWidth: 0, height: '100%' } }, children),
    isTwice ? createElement(InDark) : null,
  );
}
