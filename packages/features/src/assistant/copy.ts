import { brand } from '../content/brand';
import { formatCount } from '../content/format';
import { LIMITS } from '../domain/limits';
import { EMERGENCY } from '../domain/emergency-numbers';
import { assistantLauncherCopy } from './copy-launcher';

export const assistantCopy = {
  close: assistantLauncherCopy.close,
  title: `${brand.name} Assistant`,
  greeting: `Hi! I'm the assistant of ${brand.name}. How can I help?`,
  log: 'Conversation',
  placeholder: 'Type your message...',
  field: 'Your message',
  send: 'Send',
  thinking: 'Thinking...',
  offline: 'The assistant needs a connection. What you type now won’t be sent later.',
  tooLong: `Your question is too long. Please keep it to ${formatCount(LIMITS.question)} characters.`,
  you: 'You',
  assistant: 'Assistant',
  retry: 'Ask again',
  /** Other places to find an answer, shown after a failure. */
  elsewhere: { help: 'Help Center', contact: 'Contact' },
  more: (characters: number) => `Show more (${formatCount(characters)} characters left)`,
  /** Shown above every conversation and after every failure. */
  emergency: { question: 'In danger?', call: `Call ${EMERGENCY.allServices}`, tips: 'Safety tips' },
  topicsLabel: 'Topics',
  suggestionsLabel: 'Suggestions',
  suggestions: ['How do I book a meeting?', 'What does a Super Like cost?', 'Is my photo private?'],
};
