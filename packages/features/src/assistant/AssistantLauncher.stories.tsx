import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { assistantCopy } from './copy';
import { replaceProperty } from '../testing/preferences';
import { withRouter } from '../testing/with-router';
import { assistantOpening } from './assistant-opening';
import { AssistantLauncher } from './AssistantLauncher';
import { chatHandler, geminiHandlers } from './mocks/assistant-handlers';

/** Sets the service's response; the fallback is unchanged. */
const service = (answer: () => Response | Promise<Response>): RequestHandler[] => [
  http.post('*/api/chat', answer),
  ...geminiHandlers,
];

const meta = {
  title: 'Launcher',
  id: 'parts-assistant-launcher',
  component: AssistantLauncher,
  decorators: [withRouter('/')],
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
type Play = NonNullable<Story['play']>;

const soon = { timeout: 5000 };
const openPanel = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open Iru Assistant' }));
  return within(await screen.findByRole('dialog', { name: assistantCopy.title }, soon));
};
const ask = async (context: Parameters<Play>[0], text = 'How do I book a meeting?') => {
  const panel = await openPanel(context);
  await context.userEvent.type(
    panel.getByRole('textbox', { name: assistantCopy.field }),
    `${text}{Enter}`,
  );
  return panel;
};

const answers =
  (text: string | RegExp): Play =>
  async (context) => {
    const panel = await ask(context);
    await panel.findByText(text, {}, soon);
    const input = panel.getByRole('textbox', { name: assistantCopy.field });
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(panel.getByRole('button', { name: 'Send' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  };

const fails =
  (text: string): Play =>
  async (context) => {
    await answers(text)(context);
    await expect(screen.getByRole('button', { name: assistantCopy.retry })).toBeEnabled();
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
  },
};

export const Thinking: Story = {
  parameters: {
    msw: service(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  },
  play: async (context) => {
    const panel = await ask(context);
    await expect(panel.getByRole('status')).toHaveTextContent('Thinking...');
    await expect(panel.getByRole('button', { name: 'Send' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(panel.getByRole('textbox')).toHaveFocus();
  },
};

export const ServerError: Story = {
  parameters: { msw: service(() => HttpResponse.json({ error: 'Out of tea.' }, { status: 500 })) },
  play: fails("I couldn't respond due to an error: Out of tea."),
};

export const ErrorPage: Story = {
  parameters: { msw: service(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })) },
  play: fails("I couldn't respond due to an error: HTTP 502"),
};

export const Offline: Story = {
  parameters: { msw: service(() => HttpResponse.error()) },
  play: fails("I couldn't respond due to an error: The server could not be reached."),
};

export const NotJson: Story = {
  parameters: { msw: service(() => HttpResponse.html('<h1>Hello</h1>')) },
  play: fails("I couldn't respond due to an error: The answer could not be read."),
};

export const EmptyReply: Story = {
  parameters: { msw: service(() => HttpResponse.json({ text: '' })) },
  play: answers('Sorry, I could not generate a response.'),
};

export const NotFoundNoKey: Story = {
  parameters: { msw: service(() => new HttpResponse(null, { status: 404 })) },
  play: fails(
    "I couldn't respond due to a client error: The assistant cannot answer on this site yet.",
  ),
};

export const NotFoundWithKey: Story = {
  ...NotFoundNoKey,
  beforeEach: () =>
    replaceProperty(globalThis, '__IRU_ENV__', { GEMINI_API_KEY: 'a-key-for-the-story' }),
  play: async (context) => {
    const panel = await ask(context);
    await expect(
      await panel.findByRole('link', { name: '/meeting-booking' }, soon),
    ).toBeInTheDocument();
  },
};

export const AnswerWithLink: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { step, userEvent } = context;
    const panel = await ask(context);
    await step('the question appears at once, with the status “Thinking...”', async () => {
      await expect(panel.getByText('How do I book a meeting?')).toBeInTheDocument();
      await expect(panel.getByRole('status')).toHaveTextContent('Thinking...');
    });
    await step('the answer contains a link to a page', async () => {
      const link = await panel.findByRole('link', { name: '/meeting-booking' }, soon);
      await expect(panel.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.click(link);
      await expect(
        await screen.findByRole('heading', { name: 'You are at /meeting-booking' }),
      ).toBeVisible();
    });
  },
};

export const Reopened: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const panel = await ask(context);
    await panel.findByRole('link', { name: '/meeting-booking' }, soon);
    await userEvent.type(panel.getByRole('textbox'), 'And then');
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Open Iru Assistant' })).toHaveFocus();
    });
    await step('the conversation and the unsent text are still there', async () => {
      const again = await openPanel(context);
      await expect(again.getByRole('link', { name: '/meeting-booking' })).toBeInTheDocument();
      await expect(again.getByRole('textbox')).toHaveValue('And then');
    });
    await step('the close button closes it too', async () => {
      await userEvent.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: assistantCopy.close }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Open Iru Assistant' })).toHaveFocus();
    });
  },
};

export const OpenedByPage: Story = {
  tags: ['behaviour'],
  play: async () => {
    assistantOpening.request();
    await expect(
      await screen.findByRole('dialog', { name: assistantCopy.title }, soon),
    ).toBeInTheDocument();
  },
};

export const AskedAgain: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: [http.post('*/api/chat', () => HttpResponse.error(), { once: true }), chatHandler],
  },
  play: async (context) => {
    const panel = await ask(context);
    await context.userEvent.click(
      await panel.findByRole('button', { name: assistantCopy.retry }, soon),
    );
    await panel.findByRole('link', { name: '/meeting-booking' }, soon);
    await expect(panel.queryByRole('button', { name: assistantCopy.retry })).toBeNull();
    await expect(panel.getByRole('textbox')).toHaveFocus();
  },
};

export const AnswerWithLinkPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async (context) => {
    const panel = await ask(context);
    await context.userEvent.click(
      await panel.findByRole('link', { name: '/meeting-booking' }, soon),
    );
    await expect(
      await screen.findByRole('heading', { name: 'You are at /meeting-booking' }),
    ).toBeVisible();
  },
};
