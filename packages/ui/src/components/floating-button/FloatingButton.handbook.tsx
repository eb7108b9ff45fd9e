import { MessageCircle } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { FloatingButton } from './FloatingButton';

export const handbook: Handbook = {
  whenToUse: [
    'For the one action needed on every page, such as chat: primary, in the corner.',
    'For a second action: surface, above the first.',
  ],
  whenNotToUse: [
    'For an action on a single page, use Button within the page.',
    'For more than two actions, use Menu.',
    'To scroll to the top, use Back to top.',
  ],
  dos: [
    {
      show: () => (
        <div className="relative h-40 contain-layout">
          <FloatingButton label="Open the chat">
            <MessageCircle aria-hidden="true" />
          </FloatingButton>
        </div>
      ),
      why: 'One round button in the corner, with a name that says what opens.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="relative h-40 contain-layout">
          <FloatingButton label="Chat">
            <MessageCircle aria-hidden="true" />
          </FloatingButton>
          <FloatingButton label="Chat" className="me-6 mb-6">
            <MessageCircle aria-hidden="true" />
          </FloatingButton>
        </div>
      ),
      why: 'Two primary buttons share one corner and overlap.',
    },
  ],
  anatomy: [
    'Round target of 56 px in the corner, or 48 px above it',
    'Icon, hidden from assistive technology',
  ],
  content: ['Use a verb and what opens: Open the chat.'],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader: '“Open the chat, button”. While a menu or a sheet covers the page, it isn’t there.',
  related: ['Back to top', 'Icon button', 'Bar button'],
};
