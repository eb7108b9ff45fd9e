// Proves SHELL-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clsx } from 'clsx';
import { Heart, X } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD } from '../../testing/sheet';
import { IconButton } from '../icon-button/IconButton';
import { Tooltip, type TooltipProps, TooltipProvider, tooltipSides } from './Tooltip';
import { handbook } from './Tooltip.handbook';

const rowWith = (className: string) => (args: TooltipProps) => (
  <TooltipProvider>
    <div className={clsx('flex', className)}>
      <Tooltip {...args} />
    </div>
  </TooltipProvider>
);

const meta = {
  title: 'Overlays/Tooltip',
  id: 'components-overlays-tooltip',
  component: Tooltip,
  args: {
    content: 'Adds her to your likes',
    children: (
      <IconButton label="Like Aline">
        <Heart aria-hidden="true" />
      </IconButton>
    ),
  },
  parameters: { handbook, docs: { story: { height: '200px' } } },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides } },
  render: rowWith('justify-center p-16'),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Adds her to your likes');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Adds her to your likes');
  },
};

export const Default: Story = {};

export const Below: Story = {
  args: { side: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(document.querySelector('[data-side="bottom"]')).not.toBeNull());
  },
};

export const RightEdge: Story = {
  render: rowWith('justify-end'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const right = () => document.querySelector('[data-side]')?.getBoundingClientRect().right;
    await waitFor(() => expect(right()).toBeLessThanOrEqual(document.documentElement.clientWidth));
  },
};

export const LongWords: Story = { ...RightEdge, args: { content: LONG_WORD } };

export const Pointer: Story = {
  tags: ['behaviour'],
  render: (args) => (
    // A busy machine may need more than the default 300 ms to move between controls.
    <TooltipProvider skipMs={10_000}>
      <div className="flex justify-center gap-4 p-16">
        <Tooltip {...args} />
        <Tooltip content="Shows the next person">
          <IconButton label="Pass">
            <X aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </div>
    </TooltipProvider>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like Aline' });
    const pass = canvas.getByRole('button', { name: 'Pass' });
    const moveTo = (target: HTMLElement) => {
      const { left, top } = target.getBoundingClientRect();
      return userEvent.pointer({ target, coords: { clientX: left, clientY: top } });
    };
    await step('hovering opens it after 700 ms', async () => {
      const start = performance.now();
      await moveTo(like);
      await expect(screen.queryByRole('tooltip')).toBeNull();
      await screen.findByRole('tooltip');
      await expect(performance.now() - start).toBeGreaterThanOrEqual(690);
      await expect(like).toHaveAttribute('data-state', 'delayed-open');
    });
    await step('moving away hides it', async () => {
      // The first move only leaves the control; a real pointer keeps moving.
      await userEvent.pointer({ target: document.body, coords: { clientX: 5, clientY: 899 } });
      await userEvent.pointer({ target: document.body, coords: { clientX: 5, clientY: 900 } });
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
    await step('the next one opens immediately', async () => {
      await moveTo(pass);
      await waitFor(() => expect(pass).toHaveAttribute('data-state', 'instant-open'));
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
