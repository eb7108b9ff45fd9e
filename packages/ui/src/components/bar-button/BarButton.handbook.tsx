import { Moon, Sun } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { BarButton } from './BarButton';

export const handbook: Handbook = {
  whenToUse: [
    'For an action in a bar that appears on every page, such as the theme or menu button in the header.',
    'On any background: it inherits the text colour of its bar.',
  ],
  whenNotToUse: [
    'Outside a bar, use Icon button.',
    'For an action that needs a visible label, use Button.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex justify-end bg-night p-2 text-on-night">
          <BarButton label="Switch to light">
            <Sun size={20} aria-hidden="true" />
          </BarButton>
        </div>
      ),
      why: 'The label says what will happen on the next click.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex justify-end bg-night p-2 text-on-night">
          <BarButton label="Theme" className="text-night">
            <Moon size={20} aria-hidden="true" />
          </BarButton>
        </div>
      ),
      why: 'A colour of its own gets lost on the bar, and “Theme” doesn’t say what happens.',
    },
  ],
  anatomy: ['Round 44 px target', 'Icon of 20 or 24 px, hidden from assistive technology'],
  content: [
    'Label it with a verb and an object: Switch to dark, Open the menu.',
    'When a click changes what the next one does, change the label too.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader: '“Switch to dark, button”. The icon isn’t announced.',
  related: ['Icon button', 'Navigation drawer', 'Floating button'],
};
