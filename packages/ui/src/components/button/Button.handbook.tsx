import type { Handbook } from '../../testing/handbook';
import { Button } from './Button';

export const handbook: Handbook = {
  whenToUse: [
    'For an action: send, save, connect.',
    'With asChild, for the most important link in a view, such as Get started.',
    'Use primary for the main action, secondary for other actions, ghost for the least important, danger for what can’t be undone, and night over a picture or video.',
  ],
  whenNotToUse: [
    'To link to another page from running text, use Text link.',
    'For an action shown only as an icon, use Icon button.',
    'For something that’s on or off, use Toggle button or Switch.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex flex-wrap gap-3">
          <Button>Save changes</Button>
          <Button variant="secondary">Cancel</Button>
        </div>
      ),
      why: 'One primary button in a view. Other actions are less prominent.',
    },
    {
      show: () => <Button variant="danger">Delete account</Button>,
      why: 'An action that can’t be undone looks like one, and says what will be lost.',
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
      why: 'With two primary buttons, people have to guess which one matters.',
    },
    { show: () => <Button>Click here</Button>, why: 'The label doesn’t say what happens.' },
  ],
  anatomy: ['Spinner (only while pending)', 'Icon (optional)', 'Label'],
  content: [
    'Start with a verb: Save changes, Post comment.',
    'Use one to three words. Longer labels wrap, and the button grows.',
    'Keep the label while pending. The spinner shows that work is in progress.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader:
    '“Get started, button”. While pending, it’s also announced as busy and unavailable, and keeps focus. With asChild, it’s announced as the link it is.',
  related: ['Icon button', 'Text button', 'Toggle button', 'Text link'],
};
