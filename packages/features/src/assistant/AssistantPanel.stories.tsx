// Proves CHAT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import { chatCopy } from '../domain/copy';
import type { ChatMessage } from '../domain/conversation';
import { LIMITS } from '../domain/limits';
import { withRouter } from '../testing/with-router';
import { AssistantPanel, type AssistantPanelProps } from './AssistantPanel';
import { assistantCopy } from './copy';

const greeting: ChatMessage = { id: 'greeting', role: 'assistant', text: assistantCopy.greeting };
const question: ChatMessage = { id: 'one', role: 'user', text: 'How do I book a meeting?' };
const answered = (text: string): ChatMessage[] => [
  greeting,
  question,
  { id: 'one-answer', role: 'assistant', text },
];

/** Keeps the draft in state, as the panel's parent does. */
function Owned(props: AssistantPanelProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <AssistantPanel
      {...props}
      draft={draft}
      onDraft={(text) => {
        props.onDraft(text);
        setDraft(text);
      }}
    />
  );
}

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
  render: (args) => <Owned {...args} />,
  decorators: [withRouter('/')],
  parameters: {
    initialArgs: ['draft'],
    layout: 'fullscreen',
    docs: { story: { height: '640px' } },
  },
} satisfies Meta<typeof AssistantPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: assistantCopy.field });
    await step('the greeting is shown and the input has focus', async () => {
      await expect(canvas.getByRole('dialog', { name: assistantCopy.title })).toBeInTheDocument();
      await expect(
        canvas.getByText("Hi! I'm the assistant of Iru. How can I help?"),
      ).toBeInTheDocument();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAttribute('placeholder', 'Type your message...');
    });
  },
};

export const EmergencyLine: Story = {
  play: async ({ canvas, step }) => {
    await step('the number and the safety tips are shown before any question', async () => {
      await expect(canvas.getByText(assistantCopy.emergency.question)).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveAttribute(
        'href',
        'tel:112',
      );
      await expect(
        canvas.getByRole('link', { name: assistantCopy.emergency.tips }),
      ).toHaveAttribute('href', '/legal?doc=safety');
    });
  },
};

export const Unsure: Story = {
  args: {
    messages: [
      greeting,
      question,
      {
        id: 'one-answer',
        role: 'assistant',
        text: "I'm not sure. Did you mean one of these topics? You can also look in the help center at /help-center. In danger? Call 112.",
        topics: ['Buy coins', 'Add a photo'],
      },
    ],
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await step('the two nearest topics and the Help Center are offered', async () => {
      const topics = within(log.getByRole('list', { name: assistantCopy.topicsLabel }));
      await expect(topics.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Buy coins',
        'Add a photo',
      ]);
      await expect(
        topics.getByRole('link', { name: assistantCopy.elsewhere.help }),
      ).toHaveAttribute('href', '/help-center');
    });
    await step('choosing a topic sends it as the next question', async () => {
      await userEvent.click(log.getByRole('button', { name: 'Add a photo' }));
      await expect(args.onSend).toHaveBeenLastCalledWith('Add a photo');
      await expect(canvas.getByRole('textbox', { name: assistantCopy.field })).toHaveFocus();
    });
  },
};

export const Waiting: Story = {
  args: {
    messages: [
      greeting,
      question,
      { id: 'one-answer', role: 'assistant', text: '', status: 'waiting' },
    ],
    waiting: true,
  },
  play: async ({ canvas, step }) => {
    await step('the status shows “Thinking...”', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Thinking...');
    });
    await step('there is no empty bubble for the answer', async () => {
      await expect(canvas.getByRole('log').querySelectorAll('[data-author]')).toHaveLength(2);
    });
    await step('Send is disabled but stays in the tab order', async () => {
      const send = canvas.getByRole('button', { name: 'Send' });
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await expect(send).toBeEnabled();
    });
  },
};

export const Answered: Story = {
  args: {
    messages: answered(
      'Fill in the booking request. You will find it at /meeting-booking. See also /meeting-guide.',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '/meeting-guide' })).toHaveAttribute(
      'href',
      '/meeting-guide',
    );
  },
};

export const Failed: Story = {
  args: {
    messages: [
      greeting,
      question,
      {
        id: 'one-answer',
        role: 'assistant',
        text: "I couldn't respond due to an error: HTTP 500",
        status: 'failed',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("I couldn't respond due to an error: HTTP 500"),
    ).toBeInTheDocument();
    await expect(
      within(canvas.getByRole('log')).getByRole('link', { name: 'Call 112' }),
    ).toHaveAttribute('href', 'tel:112');
  },
};

export const NoAnswer: Story = {
  args: {
    messages: [
      greeting,
      question,
      {
        id: 'one-answer',
        role: 'assistant',
        text: chatCopy.clientError(chatCopy.noAssistant),
        status: 'failed',
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('the message is plain, without technical details', async () => {
      const failure = canvas.getByText(
        "I couldn't respond due to a client error: The assistant cannot answer on this site yet.",
      );
      await expect(failure).toBeInTheDocument();
      await expect(canvas.getByRole('log')).not.toHaveTextContent(/\bkey\b/i);
    });
    await step('it links to the Help Center and Contact', async () => {
      await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
  },
};

export const LongReply: Story = {
  args: { messages: answered('Murakoze cyane. '.repeat(600)) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: assistantCopy.log });
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
    const input = canvas.getByRole('textbox', { name: assistantCopy.field });
    await expect(canvas.getByRole('status')).toHaveTextContent(assistantCopy.tooLong);
    await userEvent.click(canvas.getByRole('button', { name: assistantCopy.send }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveValue('a'.repeat(LIMITS.question + 1));
    await userEvent.type(input, '{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const MarkupAsText: Story = {
  args: {
    messages: answered(
      '<img src=x onerror=alert(1)> [pay](https://evil.example) javascript:alert(1)',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
    await expect(within(canvas.getByRole('log')).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('log').querySelector('img[src="x"]')).toBeNull();
  },
};

export const Sends: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: assistantCopy.field });
    await expect(input).toHaveFocus();
    await step('Enter sends, clears the input and keeps focus', async () => {
      await userEvent.keyboard('Muraho{Enter}');
      await expect(args.onSend).toHaveBeenLastCalledWith('Muraho');
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
    await step('so does Send', async () => {
      await userEvent.type(input, 'Mwiriwe');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(args.onSend).toHaveBeenLastCalledWith('Mwiriwe');
      await expect(input).toHaveFocus();
    });
    await step('a suggestion is sent as it is', async () => {
      const suggestions = within(
        canvas.getByRole('list', { name: assistantCopy.suggestionsLabel }),
      );
      await userEvent.click(suggestions.getByRole('button', { name: 'Is my photo private?' }));
      await expect(args.onSend).toHaveBeenLastCalledWith('Is my photo private?');
    });
  },
};

export const KeepsRefusedText: Story = {
  tags: ['behaviour'],
  args: { onSend: fn(() => false) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: assistantCopy.field });
    await userEvent.type(input, 'Not lost{Enter}');
    await expect(input).toHaveValue('Not lost');
  },
};

export const FollowsLink: Story = {
  ...Answered,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '/meeting-booking' }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};

export const AsksAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: assistantCopy.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith('one');
    await expect(canvas.getByRole('textbox', { name: assistantCopy.field })).toHaveFocus();
  },
};

export const FollowsToHelp: Story = {
  ...NoAnswer,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: assistantCopy.elsewhere.help }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};

export const ShowsTheRest: Story = {
  ...LongReply,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: assistantCopy.log });
    const before = log.textContent?.length ?? 0;
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show more (5,600 characters left)' }),
    );
    await expect(log.textContent?.length ?? 0).toBeGreaterThan(before + 3000);
  },
};

export const LongWordsWrap: Story = {
  ...LongWords,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
};

export const Closing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Escape that cancels a composition doesn’t close it', async () => {
      const input = canvas.getByRole('textbox', { name: assistantCopy.field });
      for (const state of [{ isComposing: true }, { keyCode: 229 }])
        await fireEvent.keyDown(input, { key: 'Escape', ...state });
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Escape calls onClose', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('so does the close button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: assistantCopy.close }));
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};
