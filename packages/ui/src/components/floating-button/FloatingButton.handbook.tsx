import { MessageCircle } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { FloatingButton } from './FloatingButton';

/** How FloatingButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For the one action that is wanted on every page, such as the chat: primary, in the corner.',
    'For a second one: surface, above it.',
  ],
  whenNotToUse: [
    'For an action of one page: take Button, in the page.',
    'For more than two: take Menu.',
    'To go to the top: take Back to top.',
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
      why: 'Two primary buttons share one corner and lie on each other.',
    },
  ],
  anatomy: [
    'A round target of 56 px in the corner, or of 48 px above it',
    'One icon, hidden from assistive technology',
  ],
  content: ['The label is a verb and what opens: Open the chat.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the button.',
      verify: tabsTo('button', 'Open the chat'),
    },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      verify: activatesByEnterAndSpace('button', 'Open the chat'),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', 'Open the chat'),
    },
  ],
  screenReader: '“Open the chat, button”. While a menu or a sheet covers the page it is not there.',
  related: ['Back to top', 'Icon button', 'Bar button'],
};
