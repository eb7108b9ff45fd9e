import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
    const bubble = canvas.getByText(/How can I help/).parentElement;
    await expect(bubble).toHaveTextContent(/^Iru Assistant: Hi!/);
  },
};

export const User: Story = {
  args: { author: 'user', speaker: 'You', children: 'Where can we meet safely in Kigali?' },
};

export const Waiting: Story = { args: { state: 'waiting', children: 'Thinking...' } };

export const Failed: Story = {
  args: { state: 'failed', children: "I couldn't respond due to an error: HTTP 500" },
};

export const LongWords: Story = {
  args: { children: `https://iru.example/${'umuntunibabandi'.repeat(20)}` },
};

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
