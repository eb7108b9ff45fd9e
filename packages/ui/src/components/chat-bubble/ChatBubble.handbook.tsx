import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { ChatBubble } from './ChatBubble';

export const handbook: Handbook = {
  whenToUse: [
    'For one message in a conversation, inside a log with an accessible name.',
    'Use waiting while the answer is being written, and failed, with an action, when a message wasn’t sent or answered.',
  ],
  whenNotToUse: [
    'For a message from the site itself, use Notice.',
    'For a quotation, use a blockquote in Prose.',
    'To confirm something that was just done, use Toaster.',
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
            Your question wasn’t sent.
          </ChatBubble>
        </div>
      ),
      why: 'Screen readers announce who is speaking, and a failed message can be sent again.',
    },
  ],
  donts: [
    {
      show: () => (
        <ChatBubble author="assistant" speaker="" state="failed">
          HTTP 500: internal server error
        </ChatBubble>
      ),
      why: 'It doesn’t say who is speaking, what the number means or what to do next.',
    },
  ],
  anatomy: [
    'Logo (only on the assistant’s messages; it pulses while waiting)',
    'Name of the speaker, for screen readers only',
    'Icon (only on a failed message)',
    'Message',
    'Action below it (optional)',
  ],
  content: [
    'Keep the speaker’s name short: You, Iru Assistant.',
    'Show what the visitor wrote exactly as they wrote it, including line breaks.',
    'Say in plain words what failed.',
  ],
  keys: [],
  noKeys: 'A message isn’t interactive. Links and buttons inside it can be reached with Tab.',
  screenReader:
    '“Iru Assistant: Hi! I’m the assistant of Iru. How can I help?” Alignment, colour and icons aren’t announced. The surrounding log announces new messages.',
  related: ['Notice', 'Text area', 'Avatar', 'Button'],
};
