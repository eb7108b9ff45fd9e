// Proves TESTIMONY-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { testimonyFormCopy } from './copy';
import { testimonyDraft } from '../../persistence/testimony-draft';
import { EMPTY_TESTIMONY } from '../../domain/testimony';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { TestimonyFormPage } from './TestimonyFormPage';

const told = {
  ...EMPTY_TESTIMONY,
  name: 'Aline',
  age: '31',
  matchName: 'Patrick',
  howMet: 'In the Books room.',
  experience: 'We were both too slow for the other apps.',
};

const meta = {
  title: 'Testimony form',
  id: 'pages-testimony-form',
  component: TestimonyFormPage,
  decorators: [withRouter(PATHS.testimonyForm)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestimonyFormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboutYou: Story = {
  play: async ({ canvas }) => {
    const [said] = canvas.getAllByText(/nothing is sent/i);
    if (!said) throw new Error('The page says that nothing is sent.');
    const position = said.compareDocumentPosition(canvas.getByLabelText(/^Your Name/));
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const YourMatch: Story = {
  beforeEach: () => {
    testimonyDraft.update(() => ({
      step: 2,
      values: { ...EMPTY_TESTIMONY, name: 'Aline', age: '31' },
    }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Summary: Story = {
  beforeEach: () => {
    testimonyDraft.update(() => ({ step: 3, values: told }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the Books room.')).toBeVisible();
    await expect(canvas.getByText('5 of 5 stars')).toBeVisible();
  },
};

export const ThankYou: Story = {
  beforeEach: Summary.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thank You' }));
    await waitFor(() => expect(dialog.getByText(/wasn’t sent anywhere/)).toBeVisible());
    await expect(
      screen.getByRole('button', { name: testimonyFormCopy.thanks.download }),
    ).toHaveAttribute('data-variant', 'primary');
    await expect(screen.getAllByRole('button', { name: 'Close' })[1]).toHaveAttribute(
      'data-variant',
      'ghost',
    );
  },
};

export const NeedsNameAndAge: Story = {
  ...AboutYou,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText(/^Your Name/);
    const age = canvas.getByLabelText(/^Your Age/);
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(name, 'Aline');
    await userEvent.click(next);
    await waitFor(() => expect(age).toHaveFocus());
    await userEvent.type(age, '31');
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your Match' })).toHaveFocus());
  },
};

export const NeedsMatchAndExperience: Story = {
  ...YourMatch,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Match’s Name/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^Match’s Name/), 'Patrick');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Your Experience/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^Your Experience/), 'It was our pace.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Summary' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText(/^Your Experience/)).toHaveValue('It was our pace.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText(/^Your Age/)).toHaveValue('31');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const ClosesThankYou: Story = {
  ...ThankYou,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await ThankYou.play?.(context);
    await expect(await fireEvent.mouseDown(screen.getByText('Thank You'), { detail: 2 })).toBe(
      false,
    );
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog has two close buttons.');
    await userEvent.click(close);
    await waitFor(() => expect(canvas.getByLabelText(/^Your Name/)).toHaveValue(''));
    await expect(testimonyDraft.get()).toEqual({ step: 1, values: EMPTY_TESTIMONY });
  },
};
