import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { Notice } from './Notice';
import { handbook } from './Notice.handbook';
import { noticeVariants } from './Notice.variants';

const meta = {
  title: 'Feedback/Notice (alert, banner)',
  id: 'components-feedback-notice',
  component: Notice,
  parameters: { handbook },
  args: {
    children: 'You’re offline. You can keep reading what’s open.',
  },
  argTypes: { variant: { control: 'inline-radio', options: noticeVariants } },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WithActions: Story = {
  args: {
    variant: 'warning',
    children: 'Your changes could not be saved on this device.',
    actions: <Button variant="secondary">Export</Button>,
  },
};

export const Alert: Story = {
  args: { variant: 'danger', role: 'alert', children: 'That did not work. Nothing was sent.' },
};

export const LongWords: Story = { args: { ...WithActions.args, children: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Notice, {
    cell: 'form',
    rows: { variant: noticeVariants },
    conditions: {
      'with actions': { actions: <Button variant="secondary">Export</Button> },
      'long words': { children: LONG_WORD },
    },
  }),
};
