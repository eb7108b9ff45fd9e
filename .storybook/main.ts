import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { mockWorker } from '../scripts/lib/mock-worker.mjs';
import { prose } from '../scripts/lib/prose.mjs';
import { behaviourIndexer } from './behaviour-indexer.ts';
import { BEHAVIOUR } from './behaviour-tag.ts';
import { leanFrames } from './docs/embedded.ts';
import { JOURNEY_ADDRESS } from './journey-tag.ts';
import { lateIndex } from './late-index.ts';
import { componentFacts } from './read-component-facts.ts';
import { foundationFacts } from './read-foundation-facts.ts';
import { requirementFacts } from './requirement-facts.ts';
import { STORY_FOLDERS } from './story-folders.ts';
import { managerHead, pageIcon } from './manager-facts.ts';

/** The preview asks for the index only once all of it has run. */
const INDEX_AHEAD = '<link href="./index.json" rel="preload" as="fetch" crossorigin>';

/** What several stories share comes in one file a layer: a page asked for eighty, most of them under a thousand bytes. */
const shared = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

const FILES = [
  { name: 'preview', tags: ['$initial' as const], includeDependenciesRecursively: false },
  shared('ui', /[\\/]packages[\\/]ui[\\/]src[\\/](?!.*\.stories\.)/),
  shared('features', /[\\/]packages[\\/]features[\\/]src[\\/](?!.*\.stories\.)/),
  shared(
    'libraries',
    /[\\/]node_modules[\\/](@floating-ui|@radix-ui|class-variance-authority|clsx|lucide-react|react-hook-form|react-router|sonner|valibot)/,
  ),
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...STORY_FOLDERS.map(({ directory, ...rest }) => ({ ...rest, directory: `../${directory}` })),
    './StartHere.mdx',
    './Requirements.mdx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-tag-badges',
  ],
  experimental_indexers: (indexers) => [
    behaviourIndexer,
    ...(indexers ?? []).filter(({ test }) => !test.test('Button.stories.tsx')),
  ],
  // A tester has them back with one press in the filter beside the search.
  tags: { [BEHAVIOUR]: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The theme has its own ground: another one under it would only lie about contrast.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  previewHead: (head) => `${head ?? ''}\n${pageIcon()}\n${INDEX_AHEAD}\n${leanFrames()}`,
  managerHead: (head) => `${head ?? ''}\n${managerHead()}\n${lateIndex(JOURNEY_ADDRESS)}`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        // Storybook adds the React plugin itself in some versions: a second one would transform twice.
        ...(base.plugins
          ?.flat()
          .some((plugin) => plugin && 'name' in plugin && plugin.name.startsWith('vite:react'))
          ? []
          : [react()]),
        tailwindcss(),
        prose(),
        mockWorker(),
        componentFacts(),
        requirementFacts(),
        foundationFacts(),
      ],
      // Found late, each of these would make the test browser reload in the middle of a run.
      optimizeDeps: {
        include: [
          '@hookform/resolvers/valibot',
          '@radix-ui/react-accordion',
          '@radix-ui/react-dialog',
          '@radix-ui/react-slider',
          '@radix-ui/react-slot',
          '@radix-ui/react-switch',
          '@radix-ui/react-tabs',
          '@radix-ui/react-tooltip',
          '@tanstack/query-core',
          'axe-core',
          'class-variance-authority',
          'clsx',
          'lucide-react',
          'msw',
          'msw/browser',
          'react-day-picker',
          'react-day-picker/locale/en-GB',
          'react-dom/client',
          'react-hook-form',
          'react-router-dom',
          'sonner',
          'storybook-addon-pseudo-states/preview',
          'valibot',
        ],
      },
      build: {
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
      },
    }),
};

export default config;
