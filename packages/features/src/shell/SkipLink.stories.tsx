import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { shellCopy } from '#words/shell/copy';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Skip link',
  id: 'parts-shell-skip-link',
  component: SkipLink,
  args: { target: 'skip-target' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#other">A link of the header</a>
        <main id="skip-target" tabIndex={-1}>
          <h1>The content</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const isInView = (element: Element) => element.getBoundingClientRect().bottom > 0;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: shellCopy.skip });
    await expect(isInView(link)).toBe(false);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(isInView(link)).toBe(true));
  },
};
