import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';

import { colours } from '../../packages/ui/src/tokens/token-groups';
import { themeOf } from '../storybook-theme';
import { useToolbar } from './use-toolbar';

const themes = { light: themeOf('light', colours), dark: themeOf('dark', colours) };

/** A documentation page in the theme that the toolbar says. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbar(props.context)['theme'] === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={themes[theme]} />;
}
