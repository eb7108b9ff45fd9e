// Proves REG-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { REGISTRATION_OPTIONS as options } from '../../domain/registration-options';
import { withRouter } from '../../testing/with-router';
import { RegisterPage } from './RegisterPage';
import { registrationDraft } from './registration-draft';
import { EVERY_ANSWER } from './testing/example-answers';
import { atStep, offered } from './testing/steps';

const meta = {
  title: 'Register/Optional steps',
  id: 'pages-register-optional-steps',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Appearance: Story = {
  ...atStep(2),
  play: async ({ canvas }) => {
    const lists = [
      ['Body type', options.bodyType],
      ['Height', options.height],
      ['Skin tone', options.skinTone],
      ['Hair type', options.hairType],
      ['Eye colour', options.eyeColor],
      ['Dress style', options.dressStyle],
      ['Religion', options.religion],
      ['Smoking', options.smoking],
      ['Drinking', options.drinking],
      ['Children', options.children],
    ] as const;
    for (const [name, list] of lists) await expect(offered(canvas, name)).toEqual([...list]);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(10);
  },
};

export const AppearanceFilled: Story = { ...atStep(2, EVERY_ANSWER) };

export const Education: Story = {
  ...atStep(3),
  play: async ({ canvas }) => {
    await expect(offered(canvas, 'Education level')).toEqual([...options.educationLevel]);
    await expect(offered(canvas, 'Career')).toEqual([...options.career]);
    await expect(offered(canvas, 'Employment status')).toEqual([...options.employmentStatus]);
    await expect(offered(canvas, 'Monthly income optional')).toEqual([...options.monthlyIncome]);
  },
};

export const EducationFilled: Story = atStep(3, EVERY_ANSWER);

export const LookingFor: Story = {
  ...atStep(4),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: copy.fields.lookingFor }));
    const names = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(names).toEqual([...options.lookingFor]);
    await expect(names).toHaveLength(19);
  },
};

export const LookingForFilled: Story = atStep(4, EVERY_ANSWER);

export const Preferences: Story = {
  ...atStep(5),
  play: async ({ canvas }) => {
    await expect(offered(canvas, 'Gender')).toEqual([...options.prefGender]);
    await expect(offered(canvas, 'Body type')).toEqual([...options.prefBodyType]);
    const statuses = within(canvas.getByRole('group', { name: 'Status' }));
    await expect(statuses.getAllByRole('checkbox')).toHaveLength(7);
  },
};

export const PreferencesFilled: Story = atStep(5, EVERY_ANSWER);

export const ClearsAnswer: Story = {
  ...AppearanceFilled,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(copy.fields.religion), 'No answer');
    await expect(registrationDraft.get().values.religion).toBe('');
  },
};

export const MultipleChoices: Story = {
  ...LookingFor,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: copy.fields.lookingFor }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Marriage' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Friendship' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Marriage' }));
    await expect(registrationDraft.get().values.lookingFor).toEqual(['Friendship']);
  },
};

export const AgeSavedAsText: Story = {
  ...Preferences,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: copy.fields.prefAgeRange });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '20 years');
    await expect(registrationDraft.get().values.prefAgeRange).toBe('20-60+');
  },
};
