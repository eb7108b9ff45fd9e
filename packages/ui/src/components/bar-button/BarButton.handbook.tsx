import { Moon, Sun } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { BarButton } from './BarButton';

/** How BarButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For an action in a bar that stands on every page, such as the header: the theme, the menu.',
    'On any ground: it takes the colour of the text of its bar.',
  ],
  whenNotToUse: [
    'Outside a bar: take Icon button.',
    'For an action that needs words: take Button.',
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
      why: 'The label says what the next press does.',
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
      why: 'A colour of its own is lost on the bar, and “Theme” does not say what happens.',
    },
  ],
  anatomy: ['A round target of 44 px', 'One icon of 20 or 24 px, hidden from assistive technology'],
  content: [
    'The label is a verb and what it acts on: Switch to dark, Open the menu.',
    'Where a press changes what the next one does, the label changes with it.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the button.',
      verify: tabsTo('button', 'Switch to dark'),
    },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      verify: activatesByEnterAndSpace('button', 'Switch to dark'),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', 'Switch to dark'),
    },
  ],
  screenReader: '“Switch to dark, button”. The icon is silent.',
  related: ['Icon button', 'Navigation drawer', 'Floating button'],
};
