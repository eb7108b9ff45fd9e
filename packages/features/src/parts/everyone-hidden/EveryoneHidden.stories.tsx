import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { everyoneHiddenCopy } from '#words/parts/everyone-hidden/copy';
import { withRouter } from '../../testing/with-router';
import { EveryoneHidden } from './EveryoneHidden';

const meta = {
  title: 'Everyone hidden',
  id: 'parts-everybody-hidden', // cspell:disable-line -- links depend on the id
  component: EveryoneHidden,
  decorators: [withRouter('/find-match')],
} satisfies Meta<typeof EveryoneHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SavedPeople: Story = {
  args: { later: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: everyoneHiddenCopy.later.title }),
    ).toBeVisible();
    await expect(hrefOf(canvas, everyoneHiddenCopy.later.action)).toBe('/swipe#later');
  },
};
