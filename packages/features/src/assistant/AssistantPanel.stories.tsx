// Proves CHAT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';

import { dangerCopy } from '../assistant-engine/danger/copy';
import { stateful } from '../testing/stateful';
import { hrefOf } from '../testing/href-of';
import { legalHref } from '../content/legal/documents';
import { chatCopy } from '#words/domain/copy';
import type { ChatMessage } from '../domain/conversation';
import { LIMITS } from '../domain/limits';
import { withRouter } from '../testing/with-router';
import { AssistantPanel } from './AssistantPanel';
import { assistantCopy as copy } from '#words/assistant/copy';

const greeting: ChatMessage = { id: 'greeting', role: 'assistant', text: copy.greeting };
const question: ChatMessage = { id: 'one', role: 'user', text: 'How do I book a meeting?' };
const answered = (text: string, more: Partial<ChatMessage> = {}): ChatMessage[] => [
  greeting,
  question,
  { id: 'one-answer', role: 'assistant', text, ...more },
];

const meta = {
  title: 'Panel',
  id: 'parts-assistant-panel',
  component: AssistantPanel,
  args: {
    messages: [greeting],
    waiting: false,
    draft: '',
    onDraft: fn(),
    onSend: fn(() => true),
    onRetry: fn(),
    onClose: fn(),
    onFollow: fn(),
  },
  render: stateful(AssistantPanel, 'draft', 'onDraft'),
  decorators: [withRouter('/')],
  parameters: {
    initialArgs: ['draft'],
    layout: 'fullscreen',
    docs: { story: { height: '640px' } },
  },
} satisfies Meta<typeof AssistantPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The emergency number and the safety tips show before any question. */
export const Greeting: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: copy.field });
    await expect(canvas.getByRole('dialog', { name: copy.title })).toBeInTheDocument();
    await expect(
      canvas.getByText("Hi! I'm the assistant of Iru. How can I help?"),
    ).toBeInTheDocument();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(canvas.getByText(copy.emergency.question)).toBeInTheDocument();
    await expect(hrefOf(canvas, 'Call 112')).toBe('tel:112');
    await expect(hrefOf(canvas, copy.emergency.tips)).toBe('/legal?doc=safety');
  },
};

export const Unsure: Story = {
  args: {
    messages: answered(
      "I'm not sure. Did you mean one of these topics? You can also look in the help center at /help-center. In danger? Call 112.",
      { topics: ['Buy coins', 'Add a photo'] },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const topics = within(canvas.getByRole('list', { name: copy.topicsLabel }));
    await expect(hrefOf(topics, copy.elsewhere.help)).toBe('/help-center');
    await expect(topics.getAllByRole('button')).toHaveLength(2);
    // A chosen topic is sent as the next question.
    await userEvent.click(topics.getByRole('button', { name: 'Add a photo' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('Add a photo');
    await expect(canvas.getByRole('textbox', { name: copy.field })).toHaveFocus();
  },
};

export const Waiting: Story = {
  args: { messages: answered('', { status: 'waiting' }), waiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thinking...');
    await expect(canvas.getByRole('log').querySelectorAll('[data-author]')).toHaveLength(2);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toBeEnabled();
  },
};

export const Answered: Story = {
  args: {
    messages: answered(
      'Fill in the booking request. You will find it at /meeting-booking. See also /meeting-guide.',
    ),
  },
};

/** Danger in another language than the page's: each text has its own language for screen readers. */
export const AnsweredInAnotherLanguage: Story = {
  args: {
    messages: answered(dangerCopy.violence.sw, { language: 'sw', english: dangerCopy.violence.en }),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: legalHref('safety') });
    await expect(links.map((link) => link.closest('[lang]')?.getAttribute('lang'))).toEqual([
      'sw',
      'en',
    ]);
  },
};

export const Failed: Story = {
  args: {
    messages: answered("I couldn't respond due to an error: HTTP 500", { status: 'failed' }),
  },
  play: async ({ canvas }) => {
    await expect(hrefOf(within(canvas.getByRole('log')), 'Call 112')).toBe('tel:112');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Unreachable: Story = {
  args: {
    messages: answered("I couldn't respond due to an error: Failed to fetch", {
      status: 'failed',
      isUnreachable: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.offline);
  },
};

export const NoAnswer: Story = {
  args: { messages: answered(chatCopy.clientError(chatCopy.noAssistant), { status: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Contact')).toBe('/contact');
  },
};

export const LongReply: Story = {
  args: { messages: answered('Murakoze cyane. '.repeat(600)) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: copy.log });
    // The latest message is in view.
    await waitFor(() =>
      expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2),
    );
  },
};

export const LongWords: Story = {
  args: { messages: answered('Uwimanamukundirayezu'.repeat(12)) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

/** A question that is too long, as a paste can enter, shows an error and stays in the input. */
export const TooLong: Story = {
  args: { draft: 'a'.repeat(LIMITS.question + 1) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: copy.field });
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.tooLong);
    await userEvent.click(canvas.getByRole('button', { name: copy.send }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveValue('a'.repeat(LIMITS.question + 1));
    await userEvent.type(input, '{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A text that isn’t accepted stays in the input. */
export const Sends: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: copy.field });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('Muraho');
    mocked(args.onSend).mockReturnValueOnce(false);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Muraho');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Muraho');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Mwiriwe');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('Mwiriwe');
    await expect(input).toHaveFocus();
    const suggestions = within(canvas.getByRole('list', { name: copy.suggestionsLabel }));
    await userEvent.click(suggestions.getByRole('button', { name: 'Is my photo private?' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('Is my photo private?');
  },
};

export const AsksAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith('one');
    await expect(canvas.getByRole('textbox', { name: copy.field })).toHaveFocus();
  },
};

export const FollowsToHelp: Story = {
  ...NoAnswer,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: copy.elsewhere.help }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};

export const Closing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: copy.field });
    await waitFor(() => expect(input).toHaveFocus());
    for (const state of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(input, { key: 'Escape', ...state });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: copy.close }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
