// Proves REG-1, REG-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { profileStore } from '../../persistence/own-profile';
import { logOut } from '../../persistence/session';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { refuseWrites } from '../../testing/with-storage';
import { expectPath, withRouter } from '../../testing/with-router';
import { RegisterPage } from './RegisterPage';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { EVERY_ANSWER, reachedStep } from './testing/example-answers';
import { typeBirthDate, typeSecrets } from './testing/type-birth-date';
import { toProfile } from './to-profile';

const meta = {
  title: 'Register/Page (wizard)',
  id: 'pages-register-page',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Intro: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Register', current: 'page' })).toBeVisible();
    await expect(hrefOf(canvas, 'Login')).toBe('/login');
    await expect(document.title).toBe('Register · Iru');
    const honest = canvas.getByText(copy.honest);
    await expect(honest).toHaveTextContent('nothing is sent');
    const start = canvas.getByRole('button', { name: 'Start Registration' });
    await expect(honest.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(hrefOf(canvas, copy.lookAround)).toBe('#demo');
    await expect(canvasElement.querySelector('#demo')).toBeVisible();
  },
};

export const IntroStarted: Story = {
  beforeEach: reachedStep(3),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/reached step 3/)).toBeVisible();
  },
};

const registered = () => void profileStore.update(() => toProfile(EVERY_ANSWER, '2026-06-05'));

export const Done: Story = {
  parameters: { path: '/register?step=done' },
  beforeEach: registered,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Aline' })).toBeVisible();
    await expect(canvas.getByText(copy.afterwards.saved)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.title).toBe('Registered · Iru');
  },
};

const atLastStep = () => {
  reachedStep(6, EVERY_ANSWER)();
  spyOn(console, 'info').mockImplementation(() => undefined);
};

/** After a reload, the date of birth and the password are missing. */
const submit = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('link', { name: copy.answers.passwordAction }));
  await canvas.findByLabelText('Password');
  await expect(canvas.queryByRole('link', { name: copy.answers.passwordAction })).toBeNull();
  await typeBirthDate();
  await typeSecrets();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await canvas.findByRole('heading', { level: 2, name: copy.answers.heading });
  await expect(canvas.queryByText(copy.notSaved)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
  return screen.findByRole('dialog', { name: copy.result.title });
};

export const SuccessModal: Story = {
  parameters: { path: '/register?step=6' },
  beforeEach: atLastStep,
  play: async (context) => {
    await expect(await submit(context)).toHaveAccessibleDescription(
      "Congratulations! Your profile has been successfully submitted. You're one step closer to finding your match.",
    );
  },
};

export const NotSaved: Story = {
  ...SuccessModal,
  beforeEach: () => {
    atLastStep();
    return refuseWrites();
  },
  play: async (context) => {
    await submit(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await context.canvas.findByText(/couldn’t save your profile/)).toBeVisible();
  },
};

export const StartsOver: Story = {
  tags: ['behaviour'],
  beforeEach: reachedStep(3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.startAgain }));
    await expect(canvas.queryByText(/reached step/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Registration' }));
    const name = 'Personal Information';
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await expect(canvas.getByLabelText(copy.fields.firstName)).toHaveValue('');
  },
};

export const DoneWhenLoggedOut: Story = {
  tags: ['behaviour'],
  parameters: { path: '/register?step=done' },
  beforeEach: () => {
    registered();
    logOut();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start Registration' })).toBeVisible();
    await expect(canvas.queryByText(/Aline/)).toBeNull();
  },
};

export const DoneAgain: Story = {
  ...Done,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.afterwards.again }));
    await expect(await canvas.findByLabelText(copy.fields.firstName)).toHaveValue('');
  },
};

export const SuccessOpensDemo: Story = {
  ...SuccessModal,
  tags: ['behaviour'],
  play: async (context) => {
    await SuccessModal.play?.(context);
    await enterDemo(context.userEvent, 'Look around with the demo account');
    await expectPath('/');
    await expect(localStorage.getItem('iru_session')).toBe('true');
  },
};
