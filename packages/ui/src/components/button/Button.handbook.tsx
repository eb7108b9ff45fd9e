import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { Button } from './Button';

/** How Button is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For something that happens when it is pressed: send, save, connect.',
    'With asChild, for the one link that a view wants followed, such as Get started.',
    'Primary for the main action of a view, secondary for the others, ghost for the least, danger for what cannot be taken back, night over a picture or video.',
  ],
  whenNotToUse: [
    'To lead to another page in running text: take Text link.',
    'For an action that shows only a sign: take Icon button.',
    'For something that is on or off: take Toggle button or Switch.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex flex-wrap gap-3">
          <Button>Save changes</Button>
          <Button variant="secondary">Cancel</Button>
        </div>
      ),
      why: 'One primary button in a view; what else can be done stands back.',
    },
    {
      show: () => <Button variant="danger">Delete account</Button>,
      why: 'What cannot be taken back looks like it and says what is lost.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex flex-wrap gap-3">
          <Button>Save changes</Button>
          <Button>Cancel</Button>
        </div>
      ),
      why: 'Two primary buttons leave the visitor to guess which one is meant.',
    },
    { show: () => <Button>Click here</Button>, why: 'The words do not say what happens.' },
  ],
  anatomy: [
    'A ring that turns while the work is running (only when pending)',
    'A sign before the words (optional)',
    'The words',
  ],
  content: [
    'Begin with a verb: Save changes, Post comment.',
    'One to three words; long ones wrap and the button grows with them.',
    'Keep the words when it becomes pending: the ring says that the work is running.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the button.',
      verify: tabsTo('button', 'Get started'),
    },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      verify: activatesByEnterAndSpace('button', 'Get started'),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', 'Get started'),
    },
  ],
  screenReader:
    '“Get started, button”. While pending it adds that it is busy and cannot be used; it keeps the focus. With asChild it is announced as the link that it is.',
  related: ['Icon button', 'Text button', 'Toggle button', 'Text link'],
};
