import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { Notice } from './Notice';
import { handbook } from './Notice.handbook';
import { noticeVariants } from './Notice.variants';

const onExport = fn();

const meta = {
  title: 'Feedback/Notice',
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

export const Variants: Story = {
  render: (args) => (
    <div className="grid max-w-prose gap-4">
      {noticeVariants.map((variant) => (
        <Notice key={variant} {...args} variant={variant} />
      ))}
      <Notice {...args} variant="warning" actions={<Button variant="secondary">Export</Button>} />
    </div>
  ),
};

export const WithActions: Story = {
  args: {
    variant: 'warning',
    children: 'Your changes could not be saved on this device.',
    actions: (
      <Button variant="secondary" onClick={onExport}>
        Export
      </Button>
    ),
  },
};

export const Alert: Story = {
  args: { variant: 'danger', role: 'alert', children: 'That did not work. Nothing was sent.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'That did not work. Nothing was sent.',
    );
  },
};

export const LongWords: Story = {
  args: {
    ...WithActions.args,
    children:
      'Impindukazawentizishoborakubikwakuriikigikoreshowenonahakuberakoububikobwuzuye. Gerageza nanone.',
  },
};

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

export const ClickOnAction: Story = {
  ...WithActions,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(onExport).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
