import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';

import { colours } from '../../packages/ui/src/tokens/token-groups';
import { themeOf } from '../storybook-theme';

const themes = { light: themeOf('light', colours), dark: themeOf('dark', colours) };

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Storybook re-renders documentation pages when a toolbar changes. */
const currentTheme = (): 'light' | 'dark' => {
  const channel = addons.getChannel();
  const [event] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
    GlobalsEvent?,
  ];
  return event?.globals['theme'] === 'dark' ? 'dark' : 'light';
};

export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = currentTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={themes[theme]} />;
}
