// Proves QUESTIONS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { TextLink } from '../text-link/TextLink';
import { Accordion } from './Accordion';
import { handbook } from './Accordion.handbook';

const meta = {
  title: 'Text/Accordion',
  id: 'components-text-accordion',
  component: Accordion,
  parameters: { handbook },
  args: {
    items: [
      {
        value: 'free',
        heading: 'Is it free to take part?',
        content: <p>Yes. Sharing your story costs nothing.</p>,
      },
      {
        value: 'name',
        heading: 'Do I have to show my face or name?',
        content: (
          <p>
            No. Both are up to you, and you can <TextLink href="#change">change your mind</TextLink>{' '}
            later.
          </p>
        ),
      },
      {
        value: 'progress',
        heading: 'Can our story still be in progress?',
        content: <p>Of course.</p>,
      },
    ],
    className: 'max-w-prose',
    onValueChange: fn(),
  },
  argTypes: {
    value: { control: false },
    defaultValue: { control: 'select', options: ['free', 'name', 'progress'] },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await step('each question is a button in a heading', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
      await expect(button(/free/).parentElement?.tagName).toBe('H3');
      await expect(button(/free/)).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const Open: Story = {
  args: { defaultValue: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/face/);
  },
};

export const SecondLevel: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const LongWords: Story = {
  args: {
    defaultValue: 'long',
    items: [
      {
        value: 'long',
        heading: 'Umunyamabanganshingwabikorwawumurengewakimironko',
        content: <p>Umunyamabanganshingwabikorwawumurengewakimironkomumujyiwakigali</p>,
      },
    ],
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Accordion, {
    cell: 'form',
    acts: 'button',
    conditions: {
      open: { defaultValue: 'free' },
      'long words': {
        items: [{ value: 'long', heading: LONG_WORD, content: <p>{LONG_WORD}</p> }],
        defaultValue: 'long',
      },
    },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await step('a click opens it', async () => {
      await userEvent.click(button(/free/));
      await expect(button(/free/)).toHaveAttribute('aria-expanded', 'true');
      const region = canvas.getByRole('region', { name: /free/ });
      await expect(region).toHaveTextContent('costs nothing');
      await expect(button(/free/)).toHaveAttribute('aria-controls', region.id);
    });
    await step('opening another closes the first', async () => {
      await userEvent.click(button(/face/));
      await expect(button(/free/)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('region')).toHaveAccessibleName(/face/);
    });
    await step('a click on the open one closes it', async () => {
      await userEvent.click(button(/face/));
      await expect(canvas.queryByRole('region')).toBeNull();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
    await step('Enter and Space do the same', async () => {
      button(/progress/).focus();
      await userEvent.keyboard('{Enter}');
      await expect(button(/progress/)).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(' ');
      await expect(button(/progress/)).toHaveAttribute('aria-expanded', 'false');
    });
    const keys: [string, RegExp][] = [
      ['{ArrowDown}', /free/],
      ['{ArrowUp}', /progress/],
      ['{Home}', /free/],
      ['{End}', /progress/],
    ];
    for (const [key, name] of keys) {
      await step(`${key} moves to ${String(name)}`, async () => {
        await userEvent.keyboard(key);
        await expect(button(name)).toHaveFocus();
      });
    }
    await step('Tab moves through every heading and the open answer', async () => {
      await userEvent.click(button(/face/));
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'change your mind' })).toHaveFocus();
      await userEvent.tab();
      await expect(button(/progress/)).toHaveFocus();
    });
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 'free' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /progress/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('progress');
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/free/);
  },
};

export const OnTheServer: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 'name' },
  play: async ({ args }) => {
    const markup = renderToString(<Accordion {...args} />);
    await expect(markup).toContain('aria-expanded="true"');
    await expect(markup).not.toContain('style=');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
