// Proves REG-1, REG-3, REG-5, REG-6.
import { KEYS } from '@iru/features/platform/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { journey, type Visit } from '../testing/journey';
import { photo } from '../testing/photo';
import { arrivesAt, kept, storages } from '../testing/site-visit';

const meta = { title: 'Register', id: 'journeys-register' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SECRET = 'zebra lantern';

const type = async ({ canvas, userEvent }: Visit, answers: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(answers))
    await userEvent.type(canvas.getByLabelText(name), text);
};
const choose = async ({ canvas, userEvent }: Visit, answers: Readonly<Record<string, string>>) => {
  for (const [name, answer] of Object.entries(answers))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), answer);
};
const tick = async ({ canvas, userEvent }: Visit, ...names: string[]) => {
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name }));
};
const goOn = async (visit: Visit, title: string, step: number) => {
  await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Next' }));
  await arrivesAt(visit, title);
  await waitFor(() => expect(document.title).toBe(`Step ${step} of 6: ${title} · Iru`));
};

export const SixSteps: Story = {
  tags: ['journey'],
  ...journey({
    begins: '/',
    steps: [
      [
        'Choose Get started on the home page',
        async (visit) => {
          const header = within(await visit.canvas.findByRole('banner'));
          await visit.userEvent.click(header.getByRole('link', { name: 'Get started' }));
          await arrivesAt(visit, 'Ready to Find Your Match?');
        },
      ],
      [
        'Start the registration',
        async (visit) => {
          await visit.userEvent.click(
            visit.canvas.getByRole('button', { name: 'Start Registration' }),
          );
          await arrivesAt(visit, 'Personal Information');
        },
      ],
      [
        'Enter your names',
        async (visit) => {
          await type(visit, { 'First name': 'Aline', 'Last name': 'Uwase', Username: 'aline.u' });
          await choose(visit, { Gender: 'Female', Status: 'Single' });
        },
      ],
      [
        'Choose a date of birth from the calendar',
        async (visit) => {
          await visit.userEvent.click(
            visit.canvas.getByRole('button', { name: 'Choose from a calendar' }),
          );
          const calendar = within(
            await screen.findByRole('dialog', { name: 'Choose your date of birth' }),
          );
          await visit.userEvent.selectOptions(
            await calendar.findByRole('combobox', { name: 'Choose the Year' }),
            '1996',
          );
          await visit.userEvent.selectOptions(
            calendar.getByRole('combobox', { name: 'Choose the Month' }),
            'March',
          );
          await visit.userEvent.click(calendar.getByRole('button', { name: /14\w* March 1996/ }));
          await waitFor(() => expect(visit.canvas.getByLabelText('Year')).toHaveValue('1996'));
          await expect(visit.canvas.getByLabelText('Day')).toHaveValue('14');
        },
      ],
      [
        'Enter your contact details',
        async (visit) => {
          await type(visit, { Email: 'aline@example.com', 'Phone number': '+250 788 123 456' });
        },
      ],
      [
        'Choose a password, twice',
        async (visit) => {
          await type(visit, { Password: SECRET, 'Confirm password': SECRET });
          await expect(visit.canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
        },
      ],
      [
        'Enter where you live and continue to step 2',
        async (visit) => {
          await type(visit, { Country: 'Rwanda', City: 'Kigali', Nationality: 'Rwandan' });
          await goOn(visit, 'Appearance & Lifestyle', 2);
          await expect(storages().text).not.toContain(SECRET);
        },
      ],
      [
        'Answer what you like about looks and habits and continue to step 3',
        async (visit) => {
          await choose(visit, {
            Religion: 'Christianity',
            Smoking: 'No',
            Children: 'I want children',
          });
          await goOn(visit, 'Education & Career', 3);
        },
      ],
      [
        'Skip education and work and continue to step 4',
        async (visit) => {
          await goOn(visit, 'What Are You Looking For?', 4);
        },
      ],
      [
        'Choose what you’re looking for and continue to step 5',
        async (visit) => {
          await tick(visit, 'Long-Term Relationship', 'Marriage');
          await goOn(visit, 'Ideal Match Preferences', 5);
        },
      ],
      [
        'Choose who you’d like to meet and continue to step 6',
        async (visit) => {
          await choose(visit, { Gender: 'Male' });
          await goOn(visit, 'Profile Photo & Consent', 6);
        },
      ],
      [
        'Choose a photo',
        async (visit) => {
          await visit.userEvent.upload(
            visit.canvas.getByLabelText('Choose a photo'),
            await photo(),
          );
          await expect(
            await visit.canvas.findByRole('img', { name: 'The photo you chose' }),
          ).toBeVisible();
        },
      ],
      [
        'Review your answers and accept both agreements',
        async (visit) => {
          await expect(visit.canvas.getByText('Long-Term Relationship, Marriage')).toBeVisible();
          await tick(
            visit,
            'I agree to the Terms & Conditions',
            'I agree to follow the Community Guidelines',
          );
        },
      ],
      [
        'Submit',
        async (visit) => {
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Submit' }));
          const dialog = await screen.findByRole('dialog', { name: 'Registration Successful' });
          await expect(dialog).toHaveAccessibleDescription(
            /^Congratulations! Your profile has been successfully submitted\./,
          );
        },
      ],
      [
        'Close the message: the profile is saved on this device, without secrets',
        async (visit) => {
          await visit.userEvent.click(
            within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }),
          );
          await arrivesAt(visit, 'Welcome, Aline');
          await expect(kept(KEYS.profile)).toMatchObject({
            username: 'aline.u',
            age: 30,
            lookingFor: ['Long-Term Relationship', 'Marriage'],
          });
          for (const secret of [SECRET, '1996', 'data:image'])
            await expect(storages().text).not.toContain(secret);
        },
      ],
    ],
  }),
};
