import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { assistantCopy as copy } from '#words/assistant/copy';
import { withRouterOnly } from '../testing/with-router';
import { assistantOpening } from './assistant-opening';
import { AssistantLauncher } from './AssistantLauncher';
import { chatHandler, geminiHandlers } from './mocks/assistant-handlers';

const meta = {
  title: 'Launcher',
  id: 'parts-assistant-launcher',
  component: AssistantLauncher,
  decorators: [withRouterOnly('/')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: '640px' } },
    msw: [chatHandler, ...geminiHandlers],
    // A story with its own response must not fail earlier because of the toolbar's network setting.
    network: ['fast', 'slow'],
  },
} satisfies Meta<typeof AssistantLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const soon = { timeout: 15_000 };
const openPanel = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open Iru Assistant' }));
  return within(await screen.findByRole('dialog', { name: copy.title }, soon));
};
const ask = async (context: Context) => {
  const panel = await openPanel(context);
  await context.userEvent.type(panel.getByRole('textbox'), 'How do I book a meeting?{Enter}');
  return panel;
};

/** For trying the network settings of the toolbar. */
const anyNetwork = { network: ['fast', 'slow', 'failing', 'offline'] };

export const Closed: Story = {
  parameters: anyNetwork,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open Iru Assistant' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Ready: Story = {
  parameters: anyNetwork,
  play: async (context) => {
    await openPanel(context);
    await waitFor(() => expect(screen.getByRole('log')).toBeVisible());
  },
};

/** The conversation and what is typed are there again. */
export const ClosesAndOpens: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const panel = await ask(context);
    await panel.findByRole('link', { name: '/meeting-booking' }, soon);
    await userEvent.type(panel.getByRole('textbox'), 'And then');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open Iru Assistant' })).toHaveFocus();
    const again = await openPanel(context);
    await expect(again.getByRole('textbox')).toHaveValue('And then');
    await expect(again.getByRole('link', { name: '/meeting-booking' })).toBeInTheDocument();
  },
};

export const OpenedByPage: Story = {
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => {
      assistantOpening.request();
      return expect(screen.getByRole('dialog', { name: copy.title })).toBeInTheDocument();
    }, soon);
  },
};

/** The panel covers a phone's page, so it closes when a link is followed. */
export const AnswerWithLinkPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async (context) => {
    const panel = await ask(context);
    const link = await panel.findByRole('link', { name: '/meeting-booking' }, soon);
    await context.userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
