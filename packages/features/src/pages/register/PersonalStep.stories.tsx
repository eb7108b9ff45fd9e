// Proves REG-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { REGISTRATION_OPTIONS as options } from '../../domain/registration-options';
import { withRouter } from '../../testing/with-router';
import { registerCopy } from './registration-copy';
import { RegisterPage } from './RegisterPage';
import { REQUIRED_ANSWERS } from './testing/example-answers';
import { atStep, atEmptyStep1, offered, button, REQUIRED, summary } from './testing/steps';
import { typeBirthDate } from './testing/type-birth-date';

const meta = {
  title: 'Register/Personal step',
  id: 'pages-register-personal-step',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {
  ...atEmptyStep1,
  play: async ({ canvas, step }) => {
    await step('shows the current step in the list', async () => {
      const steps = within(canvas.getByRole('list', { name: registerCopy.stepList })).getAllByRole(
        'listitem',
      );
      await expect(steps).toHaveLength(6);
      await expect(steps.filter((each) => each.getAttribute('aria-current') === 'step')).toEqual([
        steps[0],
      ]);
      await expect(canvas.getByText('Step 1 of 6')).toBeInTheDocument();
    });
    await step('sets the keyboard and autofill of every field', async () => {
      const filling = (name: string) => canvas.getByLabelText(name).getAttribute('autocomplete');
      await expect(
        ['First name', 'Last name', 'Username', 'Email', 'Phone number', 'Country'].map(filling),
      ).toEqual(['given-name', 'family-name', 'username', 'email', 'tel', 'country-name']);
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText(registerCopy.fields.phoneNumber)).toHaveAttribute(
        'type',
        'tel',
      );
      await expect(canvas.getByLabelText('Password')).toHaveAttribute(
        'autocomplete',
        'new-password',
      );
    });
    await step('offers the documented options', async () => {
      await expect(offered(canvas, 'Gender')).toEqual([...options.gender]);
      await expect(offered(canvas, 'Status')).toEqual([...options.status]);
    });
  },
};

export const PersonalFilled: Story = {
  ...atStep(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(registerCopy.fields.firstName)).toHaveValue('Aline');
    await expect(canvas.getByLabelText(registerCopy.date.year)).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const PersonalErrors: Story = {
  ...atEmptyStep1,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Next'));
    await canvas.findByRole('heading', { name: REQUIRED });
  },
};

export const PasswordsDiffer: Story = {
  ...atStep(1),
  play: async ({ canvas, step, userEvent }) => {
    await typeBirthDate();
    await step('lets visitors paste passwords', async () => {
      await userEvent.click(canvas.getByLabelText('Password'));
      await userEvent.paste('correct horse');
      await userEvent.click(canvas.getByLabelText(registerCopy.fields.confirmPassword));
      await userEvent.paste('correct house');
      await expect(canvas.getByLabelText(registerCopy.fields.confirmPassword)).toHaveValue(
        'correct house',
      );
    });
    await step('reports different passwords in the summary', async () => {
      await userEvent.click(button(canvas, 'Next'));
      await expect(
        await canvas.findByRole('heading', { name: 'Passwords do not match.' }),
      ).toBeVisible();
      await expect(
        canvas.getByLabelText(registerCopy.fields.confirmPassword),
      ).toHaveAccessibleDescription('Passwords do not match.');
    });
  },
};

export const PasswordsShown: Story = {
  ...atStep(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(button(canvas, 'Show password'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(button(canvas, 'Hide password')).toBeVisible();
    await expect(canvas.getByLabelText(registerCopy.fields.confirmPassword)).toHaveAttribute(
      'type',
      'password',
    );
  },
};

export const TooYoung: Story = {
  ...atStep(1, REQUIRED_ANSWERS),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate('6', '6', '2008');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(
      canvas.getByLabelText(registerCopy.fields.confirmPassword),
      'correct horse',
    );
    // One day short of eighteen is too young.
    await userEvent.click(button(canvas, 'Next'));
    const reason = 'Iru is for people aged 18 and over. You’re welcome here once you’re 18.';
    await expect(await canvas.findByRole('link', { name: reason })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: registerCopy.faulty })).toBeVisible();
    await expect(canvas.queryByText(/real date/)).toBeNull();
  },
};

export const FaultyAnswers: Story = {
  ...atStep(1, { ...REQUIRED_ANSWERS, email: 'a@b', phoneNumber: 'abc' }),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate();
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await userEvent.type(canvas.getByLabelText(registerCopy.fields.confirmPassword), 'x');
    await userEvent.click(button(canvas, 'Next'));
    await expect(await canvas.findByRole('heading', { name: registerCopy.faulty })).toBeVisible();
    // Each message says what is expected.
    await expect(
      within(summary(canvas))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter a valid email address',
      'Enter a phone number of 5 to 15 digits, such as +250 788 123 456',
    ]);
  },
};

export const NameWithoutLetters: Story = {
  ...atStep(1, { ...REQUIRED_ANSWERS, firstName: '\u200B\u2060\uFEFF' }),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate();
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(
      canvas.getByLabelText(registerCopy.fields.confirmPassword),
      'correct horse',
    );
    await userEvent.click(button(canvas, 'Next'));
    await expect(
      await canvas.findByRole('link', { name: registerCopy.reasons.firstName }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: REQUIRED })).toBeVisible();
  },
};

export const SecretsCleared: Story = {
  ...atStep(3),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Education & Career' });
    await expect(canvas.getByText(registerCopy.notSaved)).toBeVisible();
  },
};

export const ErrorSummary: Story = {
  ...atEmptyStep1,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('focuses the summary, which lists all thirteen fields', async () => {
      await userEvent.click(button(canvas, 'Next'));
      await canvas.findByRole('heading', { name: REQUIRED });
      await waitFor(() =>
        expect(summary(canvas).closest('[data-slot="error-summary"]')).toHaveFocus(),
      );
      await expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(13);
      await expect(
        canvas.getByLabelText(registerCopy.fields.firstName),
      ).toHaveAccessibleDescription('Enter your first name');
      await expect(canvas.getByLabelText(registerCopy.fields.firstName)).toBeInvalid();
    });
    await step('links to the fields', async () => {
      await userEvent.click(
        within(summary(canvas)).getByRole('link', { name: /Enter your date of birth/ }),
      );
      await expect(canvas.getByLabelText(registerCopy.date.day)).toHaveFocus();
      await userEvent.click(
        within(summary(canvas)).getByRole('link', { name: registerCopy.reasons.gender }),
      );
      await expect(canvas.getByLabelText('Gender')).toHaveFocus();
    });
    await step("doesn't validate while typing", async () => {
      await userEvent.type(canvas.getByLabelText(registerCopy.fields.firstName), 'Aline');
      await expect(canvas.getByLabelText(registerCopy.fields.firstName)).toBeInvalid();
      await expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(13);
    });
    await step('lists only what is still missing on the next try', async () => {
      await userEvent.click(button(canvas, 'Next'));
      await waitFor(() => expect(canvas.getByLabelText(registerCopy.fields.firstName)).toBeValid());
      await expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(12);
    });
    await step('clears the errors with Back and keeps the answers', async () => {
      await userEvent.click(button(canvas, 'Back'));
      await userEvent.click(await canvas.findByRole('link', { name: registerCopy.resume }));
      await expect(await canvas.findByLabelText(registerCopy.fields.firstName)).toHaveValue(
        'Aline',
      );
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByLabelText(registerCopy.fields.lastName)).toBeValid();
    });
  },
};

export const BlankFieldFirst: Story = {
  ...PasswordsDiffer,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await PasswordsDiffer.play?.(context);
    await userEvent.clear(canvas.getByLabelText(registerCopy.fields.city));
    await userEvent.click(button(canvas, 'Next'));
    await expect(await canvas.findByRole('heading', { name: REQUIRED })).toBeVisible();
  },
};

export const OldEnoughToday: Story = {
  ...TooYoung,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await TooYoung.play?.(context);
    await userEvent.clear(canvas.getByLabelText(registerCopy.date.day));
    await userEvent.type(canvas.getByLabelText(registerCopy.date.day), '5');
    await userEvent.click(button(canvas, 'Next'));
    await expect(
      await canvas.findByRole('heading', { name: 'Appearance & Lifestyle' }),
    ).toBeVisible();
  },
};

export const DifferingPasswordsFirst: Story = {
  ...FaultyAnswers,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await typeBirthDate();
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await userEvent.type(canvas.getByLabelText(registerCopy.fields.confirmPassword), 'y');
    await step('reports different passwords first', async () => {
      await userEvent.click(button(canvas, 'Next'));
      await expect(
        await canvas.findByRole('heading', { name: 'Passwords do not match.' }),
      ).toBeVisible();
    });
    await step('reports the invalid answers next', async () => {
      await userEvent.clear(canvas.getByLabelText(registerCopy.fields.confirmPassword));
      await userEvent.type(canvas.getByLabelText(registerCopy.fields.confirmPassword), 'x');
      await userEvent.click(button(canvas, 'Next'));
      await expect(await canvas.findByRole('heading', { name: registerCopy.faulty })).toBeVisible();
    });
  },
};

export const AsksForSecretsAgain: Story = {
  ...SecretsCleared,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const told = registerCopy.notSaved;
    await step('tells after a reload what is missing and links to it', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Education & Career' });
      await expect(canvas.getByText(told)).toBeVisible();
      await userEvent.click(
        canvas.getByRole('link', { name: registerCopy.answers.passwordAction }),
      );
      await canvas.findByRole('heading', { level: 1, name: 'Personal Information' });
      await expect(canvas.getByText(told)).toBeVisible();
      await expect(
        canvas.queryByRole('link', { name: registerCopy.answers.passwordAction }),
      ).toBeNull();
    });
    await step('hides the notice once the fields are filled in', async () => {
      await typeBirthDate();
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.type(
        canvas.getByLabelText(registerCopy.fields.confirmPassword),
        'correct horse',
      );
      await userEvent.click(button(canvas, 'Next'));
      await canvas.findByRole('heading', { level: 1, name: 'Appearance & Lifestyle' });
      await expect(canvas.queryByText(told)).toBeNull();
    });
  },
};

export const BrowserChecksTheEmail: Story = {
  ...atStep(1, { ...REQUIRED_ANSWERS, email: 'aline' }),
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    await expect(email.validity.typeMismatch).toBe(true);
    await userEvent.click(button(canvas, 'Next'));
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Personal Information' }),
    ).toBeVisible();
  },
};
