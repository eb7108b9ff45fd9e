import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { Stepper } from './Stepper';
import { handbook } from './Stepper.handbook';

const meta = {
  title: 'Navigation/Stepper',
  id: 'components-navigation-stepper',
  component: Stepper,
  parameters: { handbook },
  args: {
    label: 'Registration',
    steps: [
      'Personal Information',
      'Appearance & Lifestyle',
      'Education & Career',
      'What Are You Looking For?',
      'Ideal Match Preferences',
      'Profile Photo & Consent',
    ],
    current: 2,
    progressText: 'Step 2 of 6',
    doneLabel: 'done',
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const items = canvas.getAllByRole('listitem');
    await step('the steps are a labelled ordered list', async () => {
      await expect(canvas.getByRole('list', { name: 'Registration' }).tagName).toBe('OL');
      await expect(items).toHaveLength(6);
      await expect(canvas.getByText('Step 2 of 6')).toBeInTheDocument();
    });
    await step('one is current, and the ones before it are done', async () => {
      const states = items.map((item) => [item.dataset.state, item.getAttribute('aria-current')]);
      await expect(states.slice(0, 3)).toEqual([
        ['done', null],
        ['current', 'step'],
        ['todo', null],
      ]);
      await expect(items[0]).toHaveTextContent('Personal Information (done)');
    });
  },
};

export const First: Story = { args: { current: 1, progressText: 'Step 1 of 6' } };

export const Last: Story = {
  args: { current: 6, progressText: 'Step 6 of 6' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(done)', { exact: false })).toHaveLength(5);
  },
};

export const Three: Story = {
  args: {
    label: 'Testimony',
    steps: ['About You', 'Your Match', 'Summary'],
    progressText: 'Step 2 of 3',
  },
};

export const LongWords: Story = {
  args: {
    steps: ['Umwirondoro', 'Umunyamabanganshingwabikorwawumurengewakimironko', 'Ibyemezo'],
    progressText: 'Step 2 of 3',
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Stepper, {
    cell: 'half',
    conditions: {
      first: { ...First.args },
      last: { ...Last.args },
      'long words': { ...LongWords.args },
    },
  }),
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
