/** The story folders, relative to the root, with the prefix of their titles. */
export const STORY_FOLDERS = [
  { directory: '.storybook/foundations', titlePrefix: 'Foundations', files: '*.mdx' },
  {
    directory: 'packages/ui/src/components',
    titlePrefix: 'Components',
    files: '**/*.@(mdx|stories.tsx)',
  },
  {
    directory: 'packages/features/src/shell',
    titlePrefix: 'Parts/Shell',
    files: '**/*.stories.tsx',
  },
  {
    directory: 'packages/features/src/assistant',
    titlePrefix: 'Parts/Assistant',
    files: '**/*.stories.tsx',
  },
  { directory: 'packages/features/src/parts', titlePrefix: 'Parts', files: '**/*.stories.tsx' },
  { directory: 'packages/features/src/pages', titlePrefix: 'Pages', files: '**/*.stories.tsx' },
] as const;
