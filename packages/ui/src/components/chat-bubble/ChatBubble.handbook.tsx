import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { ChatBubble } from './ChatBubble';

/** How ChatBubble is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one message of a conversation, inside a log that has a name.',
    'Waiting while the answer is on its way; failed, with an action, where a message was not sent or not answered.',
  ],
  whenNotToUse: [
    'For a message of the site itself: take Notice.',
    'For words that somebody else is quoted with: use a quote in Prose.',
    'For news of something just done: take Toaster.',
  ],
  dos: [
    {
      show: () => (
        <div role="log" aria-label="Conversation" className="grid gap-3">
          <ChatBubble author="user" speaker="You">
            Where can we meet safely in Kigali?
          </ChatBubble>
          <ChatBubble
            author="assistant"
            speaker="Iru Assistant"
            state="failed"
            actions={<Button variant="ghost">Send again</Button>}
          >
            Your question did not arrive.
          </ChatBubble>
        </div>
      ),
      why: 'Each message says to the ear who speaks, and what failed can be tried again.',
    },
  ],
  donts: [
    {
      show: () => (
        <ChatBubble author="assistant" speaker="" state="failed">
          HTTP 500: internal server error
        </ChatBubble>
      ),
      why: 'It does not say who speaks, what the number means or what to do about it.',
    },
  ],
  anatomy: [
    'The mark (only on messages of the assistant; it breathes while one waits)',
    'The name of who speaks, to be heard only',
    'A sign (only on what failed)',
    'The message',
    'An action beneath it (optional)',
  ],
  content: [
    'The spoken name is short: You, Iru Assistant.',
    'What the visitor wrote stands as it was written, with its line breaks.',
    'What failed says what did not arrive, in plain words.',
  ],
  keys: [],
  noKeys: 'A message is read; links and buttons within it are stops of their own.',
  screenReader:
    '“Iru Assistant: Hi! I’m the assistant of Iru. How can I help?” Side, colour and signs are silent; the log around it is what reads new messages aloud.',
  related: ['Notice', 'Text area', 'Avatar', 'Button'],
};
