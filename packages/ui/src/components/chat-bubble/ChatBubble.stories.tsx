import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { ChatBubble } from './ChatBubble';
import { handbook } from './ChatBubble.handbook';
import { chatAuthors, chatStates } from './ChatBubble.variants';

const meta = {
  title: 'Dating/Chat bubble',
  id: 'components-dating-chat-bubble',
  component: ChatBubble,
  parameters: { handbook },
  args: {
    author: 'assistant',
    speaker: 'Iru Assistant',
    children: "Hi! I'm the assistant of Iru. How can I help?",
  },
  argTypes: {
    author: { control: 'inline-radio', options: chatAuthors },
    state: { control: 'inline-radio', options: chatStates },
  },
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/How can I help/).parentElement).toHaveTextContent(
      /^Iru Assistant: Hi!/,
    );
  },
};

export const User: Story = {
  args: { author: 'user', speaker: 'You', children: 'Where can we meet safely in Kigali?' },
};

export const Waiting: Story = {
  args: { state: 'waiting', children: 'Thinking...' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state="waiting"] svg')).toHaveClass(
      'animate-breathe',
    );
  },
};

export const Failed: Story = {
  args: { state: 'failed', children: "I couldn't respond due to an error: HTTP 500" },
};

export const Conversation: Story = {
  render: (args) => (
    <div role="log" aria-label="Conversation" className="grid max-w-form gap-3">
      <ChatBubble {...args} />
      <ChatBubble {...args} {...User.args} />
      <ChatBubble {...args}>
        {'Three places other members like:\n1. Inema Arts Center\n2. Question Coffee\n3. The '}
        <a href="#guide" className="underline">
          meeting guide
        </a>
        {' lists more.'}
      </ChatBubble>
      <ChatBubble {...args} {...User.args}>
        Thank you
      </ChatBubble>
      <ChatBubble
        {...args}
        {...Failed.args}
        actions={<Button variant="ghost">Send again</Button>}
      />
      <ChatBubble {...args} {...Waiting.args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: { children: 'https://iru.example/'.concat('umuntunibabandi'.repeat(20)) },
};

export const LongUser: Story = { args: { ...LongWords.args, author: 'user', speaker: 'You' } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ChatBubble, {
    cell: 'form',
    rows: { author: chatAuthors, state: chatStates },
    conditions: {
      'with action': { actions: <Button variant="ghost">Ask again</Button> },
      'long words': { children: LONG_WORD },
    },
  }),
};

export const LongWordsOnPhone: Story = {
  ...LongWords,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-author]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

export const LongUserOnPhone: Story = {
  ...LongWordsOnPhone,
  tags: ['behaviour'],
  args: LongUser.args,
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
