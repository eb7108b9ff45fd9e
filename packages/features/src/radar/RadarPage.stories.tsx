import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { radarCopy } from './copy';
import { RadarPage } from './RadarPage';

const meta = {
  component: RadarPage,
  decorators: [withRouter(PATHS.radar)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RadarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Disabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Disabled');
    await expect(canvas.getByRole('button', { name: radarCopy.pause })).toBeDisabled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 metres');
  },
};

export const Scanning: Story = {
  play: async ({ canvas, step }) => {
    await step('switching on says Scanning', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Scanning');
    });
    await step('pause and resume', async () => {
      await userEvent.click(canvas.getByRole('button', { name: radarCopy.pause }));
      await expect(canvas.getByRole('status')).toHaveTextContent('Paused');
      await userEvent.click(canvas.getByRole('button', { name: radarCopy.resume }));
      await expect(canvas.getByRole('status')).toHaveTextContent('Scanning');
    });
    await step('the radius goes from 10 to 200 metres by keyboard', async () => {
      const thumb = canvas.getByRole('slider');
      thumb.focus();
      await userEvent.keyboard('{Home}');
      await expect(thumb).toHaveAttribute('aria-valuetext', '10 metres');
      await userEvent.keyboard('{End}');
      await expect(thumb).toHaveAttribute('aria-valuetext', '200 metres');
    });
    await step('switching off says Disabled', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Disabled');
    });
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Scanning');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
