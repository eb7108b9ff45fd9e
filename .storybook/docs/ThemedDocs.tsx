import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';

import { colours } from '../../packages/ui/src/tokens/token-groups';
import { themeOf } from '../storybook-theme';
import { currentTheme } from './current-theme';

const themes = { light: themeOf('light', colours), dark: themeOf('dark', colours) };

export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = currentTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={themes[theme]} />;
}
