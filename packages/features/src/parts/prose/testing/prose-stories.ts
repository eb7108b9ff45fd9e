import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { LEGAL } from '../../../domain/policy';
import { asPrinted } from './as-printed';

type StoryParts = Required<Pick<StoryObj, 'beforeEach' | 'play'>>;

export const atHeading = (name: string): StoryParts => ({
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(Math.abs(heading.getBoundingClientRect().top - LEGAL.tocOffsetPx)).toBeLessThan(2);
  },
});

export const printedText = (name: string, back: string): StoryParts => ({
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['button', 'navigation', 'complementary'])
      await expect(canvas.queryAllByRole(role)).toEqual([]);
    await expect(canvas.queryByRole('link', { name: back })).toBeNull();
  },
});
