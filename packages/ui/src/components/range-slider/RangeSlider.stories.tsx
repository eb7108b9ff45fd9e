import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { RangeSlider } from './RangeSlider';
import { handbook } from './RangeSlider.handbook';

const meta = {
  title: 'Forms/Range slider',
  id: 'components-forms-range-slider',
  component: RangeSlider,
  parameters: { handbook },
  args: {
    legend: 'Age',
    labels: { from: 'Youngest', to: 'Oldest' },
    min: 18,
    max: 60,
    defaultValue: [25, 40],
    formatValue: (value: number) => `${value} years`,
    className: 'max-w-card',
    onValueChange: fn(),
  },
  argTypes: { step: { control: false } },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const from = canvas.getByRole('slider', { name: 'Youngest' });
    const to = canvas.getByRole('slider', { name: 'Oldest' });
    await step('both thumbs have a name and a text value', async () => {
      await expect(canvas.getByRole('group', { name: 'Age' })).toBeVisible();
      await expect(from).toHaveAttribute('aria-valuetext', '25 years');
      await expect(to).toHaveAttribute('aria-valuetext', '40 years');
    });
    await step('each is limited by the other', async () => {
      await expect(from).toHaveAttribute('aria-valuemin', '18');
      await expect(from).toHaveAttribute('aria-valuemax', '40');
      await expect(to).toHaveAttribute('aria-valuemin', '25');
      await expect(to).toHaveAttribute('aria-valuemax', '60');
    });
  },
};

export const Together: Story = { args: { defaultValue: [60, 60] } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Youngest' })).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { hint: 'Both ends count.', error: 'Choose a wider range.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Both ends count. Choose a wider range.',
    );
  },
};

export const States: Story = {
  render: (args) => (
    <div className="grid gap-10 sm:grid-cols-3">
      <RangeSlider {...args} />
      <RangeSlider {...args} {...Invalid.args} defaultValue={[18, 60]} />
      <RangeSlider {...args} {...Disabled.args} />
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(RangeSlider, {
    cell: 'form',
    acts: '[role=slider]',
    conditions: {
      together: { ...Together.args },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { legend: LONG_WORD },
    },
  }),
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Youngest' });
    const to = canvas.getByRole('slider', { name: 'Oldest' });
    const pressKeys = async (thumb: HTMLElement, keys: [string, number][]) => {
      thumb.focus();
      for (const [key, expected] of keys) {
        await step(`${thumb.ariaLabel}: ${key} sets ${expected}`, async () => {
          await userEvent.keyboard(key);
          await expect(thumb).toHaveAttribute('aria-valuenow', String(expected));
          await expect(thumb).toHaveFocus();
        });
      }
    };
    await pressKeys(from, [
      ['{ArrowRight}', 26],
      ['{ArrowUp}', 27],
      ['{ArrowLeft}', 26],
      ['{ArrowDown}', 25],
      ['{PageUp}', 35],
      ['{PageUp}', 40],
      ['{ArrowRight}', 40],
      ['{PageDown}', 30],
      ['{End}', 40],
      ['{Home}', 18],
      ['{ArrowLeft}', 18],
    ]);
    await pressKeys(to, [
      ['{ArrowRight}', 41],
      ['{ArrowDown}', 40],
      ['{PageDown}', 30],
      ['{PageDown}', 20],
      ['{PageDown}', 18],
      ['{ArrowLeft}', 18],
      ['{End}', 60],
      ['{Home}', 18],
      ['{PageUp}', 28],
    ]);
    await step('both values are reported', async () => {
      await expect(args.onValueChange).toHaveBeenLastCalledWith([18, 28]);
    });
  },
};

export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const from = canvas.getByRole('spinbutton', { name: 'Youngest' });
    const to = canvas.getByRole('spinbutton', { name: 'Oldest' });
    await step('a number in range applies immediately', async () => {
      await userEvent.clear(from);
      await userEvent.type(from, '30');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([30, 40]);
      await expect(canvas.getByRole('slider', { name: 'Youngest' })).toHaveAttribute(
        'aria-valuenow',
        '30',
      );
    });
    await step('one beyond the other end stays as typed, then stops there', async () => {
      await userEvent.clear(from);
      await userEvent.type(from, '55');
      await expect(from).toHaveValue(55);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([30, 40]);
      await userEvent.tab();
      await expect(from).toHaveValue(40);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 40]);
    });
    await step('one below the minimum is corrected too', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '7{Enter}');
      await expect(to).toHaveValue(40);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 40]);
    });
  },
};

export const OnTheServer: Story = {
  tags: ['behaviour'],
  play: async ({ args, step }) => {
    const markup = renderToString(<RangeSlider {...args} />);
    await step('the markup has no inline styles', async () => {
      await expect(markup).not.toContain('style=');
    });
    await step('the numbers can be typed before any script runs', async () => {
      await expect(markup.match(/type="number"/g)).toHaveLength(2);
    });
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: [25, 40] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Oldest' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith([25, 41]);
    await expect(canvas.getByRole('slider', { name: 'Oldest' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const TabWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
