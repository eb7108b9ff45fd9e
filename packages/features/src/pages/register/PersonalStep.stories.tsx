// Proves REG-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { REGISTRATION_OPTIONS as options } from '../../domain/registration-options';
import { withRouter } from '../../testing/with-router';
import { registerCopy } from './registration-copy';
import { RegisterPage } from './RegisterPage';
import { NEEDED_ANSWERS } from './testing/example-answers';
import { atStep, begun, offered, press, REQUIRED, summary } from './testing/steps';
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
  ...begun,
  play: async ({ canvas, step }) => {
    await step('the list of steps says where the visitor is', async () => {
      const steps = within(
        canvas.getByRole('list', { name: 'Steps of the registration' }),
      ).getAllByRole('listitem');
      await expect(steps).toHaveLength(6);
      await expect(steps.filter((each) => each.getAttribute('aria-current') === 'step')).toEqual([
        steps[0],
      ]);
      await expect(canvas.getByText('Step 1 of 6')).toBeInTheDocument();
    });
    await step('every field brings its keyboard and its filling', async () => {
      const filling = (name: string) => canvas.getByLabelText(name).getAttribute('autocomplete');
      await expect(
        ['First name', 'Last name', 'Username', 'Email', 'Phone number', 'Country'].map(filling),
      ).toEqual(['given-name', 'family-name', 'username', 'email', 'tel', 'country-name']);
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText('Phone number')).toHaveAttribute('type', 'tel');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute(
        'autocomplete',
        'new-password',
      );
    });
    await step('the lists offer what they must', async () => {
      await expect(offered(canvas, 'Gender')).toEqual([...options.gender]);
      await expect(offered(canvas, 'Status')).toEqual([...options.status]);
    });
  },
};

export const PersonalFilled: Story = {
  ...atStep(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Aline');
    await expect(canvas.getByLabelText('Year')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const PersonalErrors: Story = {
  ...begun,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Next'));
    await canvas.findByRole('heading', { name: REQUIRED });
  },
};

export const PasswordsDiffer: Story = {
  ...atStep(1),
  play: async ({ canvas, step, userEvent }) => {
    await typeBirthDate();
    await step('passwords may be pasted', async () => {
      await userEvent.click(canvas.getByLabelText('Password'));
      await userEvent.paste('correct horse');
      await userEvent.click(canvas.getByLabelText('Confirm password'));
      await userEvent.paste('correct house');
      await expect(canvas.getByLabelText('Confirm password')).toHaveValue('correct house');
    });
    await step('the summary says that they differ', async () => {
      await userEvent.click(press(canvas, 'Next'));
      await expect(
        await canvas.findByRole('heading', { name: 'Passwords do not match.' }),
      ).toBeVisible();
      await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
        'Passwords do not match.',
      );
    });
  },
};

export const PasswordsShown: Story = {
  ...atStep(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(press(canvas, 'Show password'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(press(canvas, 'Hide password')).toBeVisible();
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
  },
};

export const TooYoung: Story = {
  ...atStep(1, NEEDED_ANSWERS),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate('6', '6', '2008');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
    // Eighteen tomorrow is too young.
    await userEvent.click(press(canvas, 'Next'));
    const reason = 'Iru is for people aged 18 and over. You’re welcome here once you’re 18.';
    await expect(await canvas.findByRole('link', { name: reason })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Please check these answers.' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/real date/)).toBeNull();
  },
};

export const FaultyAnswers: Story = {
  ...atStep(1, { ...NEEDED_ANSWERS, email: 'a@b', phoneNumber: 'abc' }),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate();
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'x');
    await userEvent.click(press(canvas, 'Next'));
    await expect(
      await canvas.findByRole('heading', { name: 'Please check these answers.' }),
    ).toBeVisible();
    // Each says what it should be.
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

export const NameOfNothing: Story = {
  ...atStep(1, { ...NEEDED_ANSWERS, firstName: '\u200B\u2060\uFEFF' }),
  play: async ({ canvas, userEvent }) => {
    await typeBirthDate();
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
    await userEvent.click(press(canvas, 'Next'));
    await expect(await canvas.findByRole('link', { name: 'Enter your first name' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: REQUIRED })).toBeVisible();
  },
};

export const SecretsGone: Story = {
  ...atStep(3),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Education & Career' });
    await expect(canvas.getByText(registerCopy.notSaved)).toBeVisible();
  },
};

/** The summary names what is missing and leads to it, and Back clears the errors and keeps what was typed. */
export const ErrorsLeadToTheFields: Story = {
  ...begun,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('nothing filled in: the summary takes focus and names all thirteen', async () => {
      await userEvent.click(press(canvas, 'Next'));
      await canvas.findByRole('heading', { name: REQUIRED });
      await waitFor(() =>
        expect(summary(canvas).closest('[data-slot="error-summary"]')).toHaveFocus(),
      );
      await expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(13);
      await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
        'Enter your first name',
      );
      await expect(canvas.getByLabelText('First name')).toBeInvalid();
    });
    await step('its links lead to the fields', async () => {
      await userEvent.click(
        within(summary(canvas)).getByRole('link', { name: /Enter your date of birth/ }),
      );
      await expect(canvas.getByLabelText('Day')).toHaveFocus();
      await userEvent.click(
        within(summary(canvas)).getByRole('link', { name: 'Choose your gender' }),
      );
      await expect(canvas.getByLabelText('Gender')).toHaveFocus();
    });
    await step('nothing is checked while typing', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'Aline');
      await expect(canvas.getByLabelText('First name')).toBeInvalid();
      await expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(13);
    });
    await step('tried again, only what is missing is left', async () => {
      await userEvent.click(press(canvas, 'Next'));
      await waitFor(() => expect(canvas.getByLabelText('First name')).toBeValid());
      await expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(12);
    });
    await step('Back clears the errors and keeps what was typed', async () => {
      await userEvent.click(press(canvas, 'Back'));
      await userEvent.click(
        await canvas.findByRole('link', { name: 'Continue where you left off' }),
      );
      await expect(await canvas.findByLabelText('First name')).toHaveValue('Aline');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByLabelText('Last name')).toBeValid();
    });
  },
};

/** A blank field goes before passwords that differ. */
export const BlankFieldFirst: Story = {
  ...PasswordsDiffer,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await PasswordsDiffer.play?.(context);
    await userEvent.clear(canvas.getByLabelText('City'));
    await userEvent.click(press(canvas, 'Next'));
    await expect(await canvas.findByRole('heading', { name: REQUIRED })).toBeVisible();
  },
};

/** Who is eighteen today may go on. */
export const OldEnoughToday: Story = {
  ...TooYoung,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await TooYoung.play?.(context);
    await userEvent.clear(canvas.getByLabelText('Day'));
    await userEvent.type(canvas.getByLabelText('Day'), '5');
    await userEvent.click(press(canvas, 'Next'));
    await expect(
      await canvas.findByRole('heading', { name: 'Appearance & Lifestyle' }),
    ).toBeVisible();
  },
};

/** Passwords that differ go before what is only faulty. */
export const DifferingPasswordsFirst: Story = {
  ...FaultyAnswers,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await typeBirthDate();
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'y');
    await step('passwords that differ go before what is only faulty', async () => {
      await userEvent.click(press(canvas, 'Next'));
      await expect(
        await canvas.findByRole('heading', { name: 'Passwords do not match.' }),
      ).toBeVisible();
    });
    await step('then the faulty ones follow', async () => {
      await userEvent.clear(canvas.getByLabelText('Confirm password'));
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'x');
      await userEvent.click(press(canvas, 'Next'));
      await expect(
        await canvas.findByRole('heading', { name: 'Please check these answers.' }),
      ).toBeVisible();
    });
  },
};

/** What a reload did not keep is asked for at its step, and not spoken of once it is entered again. */
export const AsksForSecretsAgain: Story = {
  ...SecretsGone,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const told = registerCopy.notSaved;
    await step(
      'the step that a reload brings back says what is gone, and leads there',
      async () => {
        await canvas.findByRole('heading', { level: 1, name: 'Education & Career' });
        await expect(canvas.getByText(told)).toBeVisible();
        await userEvent.click(canvas.getByRole('link', { name: 'Enter them again' }));
        await canvas.findByRole('heading', { level: 1, name: 'Personal Information' });
        await expect(canvas.getByText(told)).toBeVisible();
        await expect(canvas.queryByRole('link', { name: 'Enter them again' })).toBeNull();
      },
    );
    await step('entered again, it is not said any more', async () => {
      await typeBirthDate();
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
      await userEvent.click(press(canvas, 'Next'));
      await canvas.findByRole('heading', { level: 1, name: 'Appearance & Lifestyle' });
      await expect(canvas.queryByText(told)).toBeNull();
    });
  },
};

/** An address that the browser itself refuses gets the focus, and no summary comes. */
export const BrowserChecksTheEmail: Story = {
  ...atStep(1, { ...NEEDED_ANSWERS, email: 'aline' }),
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    await expect(email.validity.typeMismatch).toBe(true);
    await userEvent.click(press(canvas, 'Next'));
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Personal Information' }),
    ).toBeVisible();
  },
};
