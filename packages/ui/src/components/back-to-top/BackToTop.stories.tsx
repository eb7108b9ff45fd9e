// Proves SHELL-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { sheet } from '../../testing/sheet';
import { BackToTop } from './BackToTop';
import { handbook } from './BackToTop.handbook';

const meta = {
  title: 'Actions/Back to top',
  id: 'components-actions-back-to-top',
  component: BackToTop,
  parameters: { handbook, docs: { story: { height: '200px' } } },
  args: { visible: true, label: 'Back to top', onClick: fn() },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: 'Back to top' }).getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(BackToTop, {
    acts: 'button',
    // Fixed to the corner of the window; here, of its cell.
    cellClassName: () => 'h-40 w-28 contain-layout',
  }),
};

function LongPage({ label }: { label: string }) {
  return (
    <main>
      <h1 tabIndex={-1} className="text-heading">
        A long page
      </h1>
      <div className="h-[300vh]" />
      <BackToTop visible={useScrolledPast(400)} label={label} />
    </main>
  );
}

/** The button appears after scrolling down; a key moves the page and the focus to the top, and the button disappears. */
export const OnLongPage: Story = {
  tags: ['behaviour'],
  render: ({ label }) => <LongPage label={label} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 401, behavior: 'instant' });
    (await canvas.findByRole('button', { name: 'Back to top' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
