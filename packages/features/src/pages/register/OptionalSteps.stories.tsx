// Proves REG-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { REGISTRATION_OPTIONS as options } from '../../domain/registration-options';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { withRouter } from '../../testing/with-router';
import { RegisterPage } from './RegisterPage';
import { registrationDraft } from './registration-draft';
import { EVERY_ANSWER } from './testing/example-answers';
import { atStep, offered, phone, press } from './testing/steps';

const meta = {
  title: 'Register/Optional steps',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Appearance: Story = {
  ...atStep(2),
  play: async ({ canvas, step, userEvent }) => {
    await step('ten questions offer what they must', async () => {
      const lists = [
        ['Body type', options.bodyType], ['Height', options.height], ['Skin tone', options.skinTone],
        ['Hair type', options.hairType], ['Eye colour', options.eyeColor], ['Dress style', options.dressStyle],
        ['Religion', options.religion], ['Smoking', options.smoking], ['Drinking', options.drinking],
        ['Children', options.children],
      ] as const;
      for (const [name, list] of lists) await expect(offered(canvas, name)).toEqual([...list]);
      await expect(canvas.getAllByRole('combobox')).toHaveLength(10);
    });
    await step('none of them is needed', async () => {
      await userEvent.click(press(canvas, 'Next'));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Education & Career' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(document.title).toBe('Step 3 of 6: Education & Career · Iru');
    });
    await step('Back leads here again', async () => {
      await userEvent.click(press(canvas, 'Back'));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Appearance & Lifestyle' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};

export const AppearanceFilled: Story = {
  ...atStep(2, EVERY_ANSWER),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Religion')).toHaveValue('Christianity');
    await userEvent.selectOptions(canvas.getByLabelText('Religion'), 'No answer');
    await expect(registrationDraft.get().values.religion).toBe('');
  },
};

export const AppearanceNarrow320: Story = { ...atStep(2, EVERY_ANSWER), globals: phone, play: expectNoSidewaysScroll };

export const Education: Story = {
  ...atStep(3),
  play: async ({ canvas, userEvent }) => {
    await expect(offered(canvas, 'Education level')).toEqual([...options.educationLevel]);
    await expect(offered(canvas, 'Career')).toEqual([...options.career]);
    await expect(offered(canvas, 'Employment status')).toEqual([...options.employmentStatus]);
    await expect(offered(canvas, 'Monthly income optional')).toEqual([...options.monthlyIncome]);
    await userEvent.click(press(canvas, 'Next'));
    await expect(await canvas.findByRole('heading', { name: 'What Are You Looking For?' })).toBeVisible();
  },
};

export const EducationFilled: Story = atStep(3, EVERY_ANSWER);

export const EducationNarrow320: Story = { ...atStep(3), globals: phone, play: expectNoSidewaysScroll };

export const LookingFor: Story = {
  ...atStep(4),
  play: async ({ canvas, step, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'I am looking for' }));
    await step('nineteen to choose from', async () => {
      const names = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
      await expect(names).toEqual([...options.lookingFor]);
      await expect(names).toHaveLength(19);
    });
    await step('any number may be chosen, and taken back', async () => {
      await userEvent.click(group.getByRole('checkbox', { name: 'Marriage' }));
      await userEvent.click(group.getByRole('checkbox', { name: 'Friendship' }));
      await userEvent.click(group.getByRole('checkbox', { name: 'Marriage' }));
      await expect(registrationDraft.get().values.lookingFor).toEqual(['Friendship']);
    });
    await step('they stand after Next and Back', async () => {
      await userEvent.click(press(canvas, 'Next'));
      await canvas.findByRole('heading', { level: 1, name: 'Ideal Match Preferences' });
      await userEvent.click(press(canvas, 'Back'));
      await canvas.findByRole('heading', { level: 1, name: 'What Are You Looking For?' });
      await expect(await canvas.findByRole('checkbox', { name: 'Friendship' })).toBeChecked();
    });
  },
};

export const LookingForFilled: Story = atStep(4, EVERY_ANSWER);

export const LookingForNarrow320: Story = { ...atStep(4, EVERY_ANSWER), globals: phone, play: expectNoSidewaysScroll };

export const Preferences: Story = {
  ...atStep(5),
  play: async ({ canvas, step, userEvent }) => {
    await step('the lists offer what they must', async () => {
      await expect(offered(canvas, 'Gender')).toEqual([...options.prefGender]);
      await expect(offered(canvas, 'Body type')).toEqual([...options.prefBodyType]);
      await expect(within(canvas.getByRole('group', { name: 'Status' })).getAllByRole('checkbox')).toHaveLength(7);
    });
    await step('the age is kept as a text', async () => {
      await expect(registrationDraft.get().values.prefAgeRange).toBe('18-60+');
      const slider = canvas.getByRole('slider', { name: 'Youngest age' });
      slider.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(slider).toHaveAttribute('aria-valuetext', '20 years');
      await expect(registrationDraft.get().values.prefAgeRange).toBe('20-60+');
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(registrationDraft.get().values.prefAgeRange).toBe('60-60+');
    });
  },
};

export const PreferencesFilled: Story = atStep(5, EVERY_ANSWER);

export const PreferencesNarrow320: Story = { ...atStep(5, EVERY_ANSWER), globals: phone, play: expectNoSidewaysScroll };
