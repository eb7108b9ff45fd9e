import { brand } from '../content/brand';

export const assistantCopy = {
  open: `Open ${brand.name} Assistant`,
  close: 'Close the assistant',
  title: `${brand.name} Assistant`,
  greeting: `Hi! I'm the assistant of ${brand.name}. How can I help?`,
  log: 'Conversation',
  placeholder: 'Type your message...',
  field: 'Your message',
  send: 'Send',
  thinking: 'Thinking...',
  loading: 'Opening the assistant',
  unavailable: 'The assistant could not be loaded. Check the connection, then press the button again.',
  you: 'You',
  assistant: 'Assistant',
  retry: 'Ask again',
  more: (characters: number) => `Show more (${characters.toLocaleString('en-GB')} characters left)`,
  suggestionsLabel: 'Suggestions',
  suggestions: ['How do I book a meeting?', 'What does a Super Like cost?', 'Is my photo private?'],
};

export type AssistantCopy = typeof assistantCopy;
