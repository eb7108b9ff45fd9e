// First, because what follows may read a storage.
import './docs/own-storage';

import { wakeWorker } from '@iru/features/mocks/wake-worker';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
// Storybook asks for it once a story is to be drawn: it comes with the rest.
import 'react-dom/client';

import { container, page } from './docs/lazy-docs';
import { steadyRenderer } from './docs/steady-renderer';
import { JOURNEY } from './journey-tag';
import { followSteps, isUnderWay } from './journeys/follow-steps';
import { readableArgTypes, shownDefaults } from './modes/arg-types';
import { loadAsChosen } from './modes/low-data';
import { keepWorker } from './modes/keep-worker';
import { freezeTimeAndChance, scrollToTop, watchConsole, wipeStorage } from './modes/determinism';
import { keepReadersPlace } from './modes/docs-frame';
import { globalTypes, initialGlobals, LONG_WORDS, viewports } from './modes/globals';
import { beginAnew } from './modes/initial-args';
import { playAtInsecureAddress } from './modes/insecure-address';
import { lengthenWhenAsked, takeWordsBack } from './modes/long-words';
import { askForLessMotion } from './modes/motion';
import { mountWithEffects } from './modes/mount';
import { leaveNeighbours } from './modes/neighbours';
import { networkOf } from './modes/network';
import { preparePseudoStates } from './modes/pseudo-states';
import { settleAfterEachAct } from './modes/settle';
import { standAsChosen } from './modes/text-and-direction';
import './preview.css';
import { SHEET } from './sheet-tag';

const isOwnFile = (url: URL) => url.origin === location.origin && !url.pathname.startsWith('/api/');

/** Whether a test runner looks on; somebody who leafs through the stories is not stopped by a warning. */
const underTest = '__vitest_browser__' in globalThis;

// A part that loads late may take its time on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });

keepReadersPlace();
keepWorker();
playAtInsecureAddress();
document.addEventListener('visibilitychange', () => void wakeWorker());

let hasLongWords = false;
lengthenWhenAsked(() => hasLongWords);

/** Answers for the network. It starts while the story is fetched. */
const worker = (async () => {
  const started = setupWorker();
  await started.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (!isOwnFile(new URL(request.url)) && !request.url.startsWith('data:')) print.error();
    },
  });
  return started;
})();
// Whoever waits for it hears why it cannot start; a page without a story does without it.
worker.catch(() => undefined);

let checkConsole = () => {};

const preview: Preview = {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  mount: mountWithEffects,
  decorators: [beginAnew],
  argTypesEnhancers: [readableArgTypes],
  argsEnhancers: [shownDefaults],
  parameters: {
    layout: 'padded',
    // The test run counts what is wrong; the panel of a reader also shows what is right.
    a11y: { test: 'error', ...(underTest ? { options: { resultTypes: ['violations'] } } : {}) },
    viewport: { options: viewports },
    docs: {
      source: { type: 'code' },
      container,
      page,
      renderer: steadyRenderer,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '[data-example] *', title: 'On this page' },
    },
    controls: { expanded: true, sort: 'none' },
    options: {
      // Storybook takes this function out of the file and runs it alone: it may use nothing from outside, nor types. Names
      // are ordered without what only the search reads.
      storySort: (one = { title: '' }, other = { title: '' }) => {
        const orders = new Map([
          [
            '',
            [
              'Start here',
              'Requirements',
              'Foundations',
              'Components',
              'Parts',
              'Pages',
              'Journeys',
            ],
          ],
          [
            'Foundations',
            [
              'Colours',
              'Space',
              'Sizes and breakpoints',
              'Type',
              'Radius',
              'Elevation',
              'Layers',
              'Motion',
              'Icons',
              'Pictures and motifs',
              'Voice and words',
            ],
          ],
          [
            'Components',
            ['Actions', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Media', 'Text', 'Dating'],
          ],
          ['Parts', ['Shell', 'Assistant']],
          // As a visitor meets them.
          [
            'Pages',
            [
              'Home',
              'Find match',
              'Register',
              'Login',
              'Forgot password',
              'User',
              'Pricing',
              'How it works',
              'Services',
              'About us',
              'Success stories',
              'Share story',
              'Testimony form',
              'Blog',
              'Help center',
              'Contact',
              'Swipe',
              'Messages',
              'Dashboard',
              'Settings',
              'Radar',
              'Timeline',
              'Plan date',
              'Culture',
              'Icebreaker',
              'Emotions',
              'Groups',
              'Share profile',
              'Meeting guide',
              'Meeting booking',
              'Legal',
              'Privacy policy',
              'Terms of service',
              'Community guidelines',
            ],
          ],
          [
            'Journeys',
            [
              'Register',
              'Like and message',
              'Coins',
              'Meeting',
              'Report and hide',
              'Quick exit',
              'Erase everything',
            ],
          ],
        ]);
        const a = one.title.replaceAll(/ \([^)]*\)/g, '').split('/');
        const b = other.title.replaceAll(/ \([^)]*\)/g, '').split('/');
        const depth = a.findIndex((name, index) => name !== b[index]);
        if (depth === -1 || depth >= b.length) return a.length - b.length;
        const order = orders.get(a.slice(0, depth).join('/')) ?? [];
        const [nameA = '', nameB = ''] = [a[depth], b[depth]];
        const [rankA = 0, rankB = 0] = [nameA, nameB].map((name) =>
          order.includes(name) ? order.indexOf(name) : order.length,
        );
        return (
          rankA - rankB ||
          nameA.localeCompare(nameB, undefined, { numeric: true, sensitivity: 'accent' })
        );
      },
    },
  },
  loaders: [mswLoader(() => worker)],
  beforeAll: () => {
    if (underTest) return;
    settleAfterEachAct();
    leaveNeighbours();
  },
  beforeEach: async (context) => {
    const { abortSignal, globals, id, msw, parameters, tags } = context;
    await wakeWorker();
    // A story that is opened again finds an answer that is given once as it was.
    msw.restoreHandlers();
    const root = document.documentElement;
    root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
    standAsChosen(globals);
    takeWordsBack();
    hasLongWords = globals.words === LONG_WORDS;
    const isJourney = tags.includes(JOURNEY);
    if (isJourney && isUnderWay(abortSignal)) {
      const network = networkOf(globals.network, parameters.network);
      msw.use(...network.handlers);
      return network.end;
    }
    wipeStorage();
    const loadEverything = loadAsChosen(globals);
    scrollToTop();
    if (underTest) {
      // Storybook's own frame leaves this room around a story; the test runner's does not.
      document.body.style.padding = parameters.layout === 'padded' ? '1rem' : '';
    }
    if (tags.includes(SHEET)) await preparePseudoStates(underTest ? id : undefined);
    const thaw = freezeTimeAndChance();
    const moveAgain = globals.motion === 'reduce' ? askForLessMotion() : undefined;
    if (underTest) checkConsole = watchConsole(parameters.expectedConsole as RegExp[] | undefined);
    const network = networkOf(globals.network, parameters.network);
    msw.use(...network.handlers);
    const endJourney = isJourney ? followSteps(context) : undefined;
    return () => {
      endJourney?.();
      network.end();
      thaw();
      moveAgain?.();
      loadEverything();
      wipeStorage();
    };
  },
  // Not in the cleanup above: an error thrown there is blamed on every story that follows.
  afterEach: () => checkConsole(),
};

export default preview;
