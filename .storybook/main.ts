import process from 'node:process';

import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { readNewComponents } from '../scripts/lib/new-components.mjs';
import { toPosix } from '../scripts/lib/paths.mjs';
import { prose } from '../scripts/lib/prose.mjs';
import { chosenLanguage } from '../scripts/lib/languages.mjs';
import { documentationData } from './documentation-data.ts';
import { STORY_FOLDERS } from './story-folders.ts';
import { switchLanguage } from './switch-language.ts';
import { BEHAVIOUR, SHEET } from './tags.ts';

const newComponents = [...readNewComponents()];
const isNew = (file: string) =>
  newComponents.some((name) => toPosix(file).includes(`packages/ui/src/components/${name}/`));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './StartHere.mdx',
    './WhatsNew.mdx',
    '../packages/ui/UseTheLibrary.mdx',
    './Requirements.mdx',
    ...STORY_FOLDERS.map(({ directory, ...rest }) => ({ ...rest, directory: `../${directory}` })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../apps/site/public/favicon.svg', to: '/favicon.svg' },
    // Beside llms.txt, the address where coding assistants look.
    { from: '../packages/ui/llms', to: '/' },
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          isNew(file) ? { ...entry, tags: [...(entry.tags ?? []), 'new'] } : entry,
        ),
    })),
  tags: {
    [BEHAVIOUR]: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
    [SHEET]: { excludeFromDocsStories: true },
  },
  // Reads the props for the documentation's tables, which a test run doesn't show.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // Storybook's project.json has the time of the build; without it the same commit gives the same files.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // The language of a test run; a story's address chooses another.
      define: { 'import.meta.env.IRU_LANGUAGE': JSON.stringify(chosenLanguage()) },
      plugins: [switchLanguage(), react(), tailwindcss(), prose(), documentationData()],
      // If Vite discovers one of these late, the test browser reloads mid-run.
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
          'react-day-picker/locale/fr',
          'react-dom/client',
          'react-hook-form',
          'react-router-dom',
          'sonner',
          'valibot',
        ],
      },
      build: {
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 4000,
        // One file instead of a hundred, because every story imports them.
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'icons', test: /lucide-react/ }] },
            // The code that a story shows contains the names of components.
            keepNames: true,
          },
        },
      },
    }),
};

export default config;
