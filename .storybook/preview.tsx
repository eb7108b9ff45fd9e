import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';

import { completeCode, functionCode } from './docs/copied-code';
import { DocsPage } from './docs/DocsPage';
import { ThemedDocs } from './docs/ThemedDocs';
import { readableArgTypes } from './modes/arg-types';
import {
  freezeTimeAndChance,
  unfreezeTimeAndChance,
  watchConsole,
  wipeStorage,
} from './modes/determinism';
import { networkScenario } from './modes/network';
import { withLabels } from './modes/labels';
import { remountOnInitialArgs } from './modes/remount';
import { applyToolbars, globalTypes, initialGlobals, viewports } from './modes/toolbars';
import './preview.css';

const isTestRun = '__vitest_browser__' in globalThis;
// A lazy component may take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });

let checkConsole = () => {};

const preview: Preview = {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  decorators: [remountOnInitialArgs, withLabels],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: 'padded',
    // A test needs the violations alone. The rest, and loading style sheets and media, takes most of axe's time.
    a11y: {
      test: 'error',
      options: isTestRun ? { resultTypes: ['violations'], preload: false } : {},
    },
    viewport: { options: viewports },
    jsx: { functionValue: functionCode },
    docs: {
      codePanel: true,
      source: { type: 'dynamic', transform: completeCode },
      container: ThemedDocs,
      page: DocsPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, [data-example] *' },
    },
    controls: { expanded: true, sort: 'none' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'What’s new',
          'Use the library',
          'Foundations',
          ['Colours', 'Type', 'Space', 'Sizes and breakpoints', '*', 'Voice and words'],
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Media', 'Text', 'Dating'],
          'Parts',
          ['Shell', 'Assistant'],
          'Pages',
          [
            'Home',
            'Find match',
            'Register',
            [
              'Page (wizard)',
              'Personal step',
              'Birth date field',
              'Optional steps',
              'Photo field',
              'Consent step',
            ],
            'Login',
            'Forgot password',
            'User',
            'Pricing',
          ],
          'Requirements',
        ],
      },
    },
  },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      const started = worker.start({
        quiet: true,
        // Relative in a build, which a host may serve from a folder.
        serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
        onUnhandledRequest: ({ url }, print) => {
          const { origin, pathname, protocol } = new URL(url);
          const isOwnFile = origin === location.origin && !pathname.startsWith('/api/');
          if (!isOwnFile && protocol !== 'data:') print.error();
        },
      });
      // Stories without requests don't need it.
      await (isTestRun ? started : started.catch(console.warn));
      return worker;
    }),
  ],
  beforeEach: ({ globals, msw, parameters }) => {
    // One-time handlers respond again when a story is reopened.
    msw.restoreHandlers();
    wipeStorage();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const resetToolbars = applyToolbars(globals);
    // Storybook's page has this padding; the test runner's doesn't.
    if (isTestRun) document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '';
    freezeTimeAndChance();
    if (isTestRun) checkConsole = watchConsole(parameters['expectedConsole'] as RegExp[]);
    const network = networkScenario(
      globals['network'] as string,
      parameters['network'] as string[] | undefined,
    );
    msw.use(...network.handlers);
    return () => {
      network.end();
      unfreezeTimeAndChance();
      resetToolbars();
      wipeStorage();
    };
  },
  // Not in the clean-up: an error there would be attributed to the next story.
  afterEach: () => checkConsole(),
};

export default preview;
