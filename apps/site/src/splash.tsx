import { brand } from '@iru/features/brand';
import { NoScript } from '@iru/features/shell/no-script';
import { HydrationMessage } from '@iru/features/shell/hydration-message';
import { StartFailure } from '@iru/features/shell/start-failure';
import { Splash } from '@iru/ui/splash';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup for the placeholders of `index.html`, which appears before any script, and without one. */
export const renderFrame = (): Readonly<Record<string, string>> => ({
  __EXIT_URL__: brand.quickExit,
  '<!--noscript-->': renderToStaticMarkup(<NoScript />),
  '<!--splash-->': renderToStaticMarkup(<Splash />),
  '<!--hydration-notice-->': renderToStaticMarkup(<HydrationMessage />),
  '<!--start-failure-->': renderToStaticMarkup(<StartFailure />),
});
