import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { activatesByClickAndKeys, ignoresClick } from '../../testing/button-plays';
import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { TextButton } from './TextButton';
import { handbook } from './TextButton.handbook';

const meta = {
  title: 'Actions/Text button',
  id: 'components-actions-text-button',
  component: TextButton,
  parameters: { handbook },
  args: { children: 'Show 4,000 more characters', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Show 4,000 more characters' });
    await step('the target is 44 px, although it looks like a link', async () => {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
    });
  },
};

export const AfterText: Story = {
  render: (args) => (
    <p className="max-w-prose">
      Long answers are shown in parts, so that no one has to scroll past all of it.
      <TextButton {...args} className="mt-2" />
    </p>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    children: 'Umunyamabanganshingwabikorwawumurengewakimironko',
    className: 'wrap-anywhere',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(TextButton, {
    props: { children: 'Show more' },
    acts: 'button',
    conditions: {
      disabled: { disabled: true },
      'long words': { children: LONG_WORD, className: 'wrap-anywhere' },
    },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: activatesByClickAndKeys('Show 4,000 more characters'),
};

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: ignoresClick,
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
