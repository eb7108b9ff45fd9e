import type { Handbook } from '../../testing/handbook';
import { Details } from './Details';

export const handbook: Handbook = {
  whenToUse: [
    'For long content that few people need, such as all the data saved on a device.',
    'When the content is expensive to render: it isn’t in the page until it’s opened.',
  ],
  whenNotToUse: [
    'For several questions, use Accordion.',
    'For a custom button, or when the parent needs the open state, use Disclosure.',
    'For content that everyone needs to read, use Prose.',
  ],
  dos: [
    {
      show: () => (
        <Details summary="Show all saved data">
          <p>Everything saved on this device.</p>
        </Details>
      ),
      why: 'The summary says what opens.',
    },
  ],
  donts: [
    {
      show: () => (
        <Details summary="Details">
          <p>Deleting your account cannot be undone.</p>
        </Details>
      ),
      why: 'The summary says nothing, and a warning should never be hidden.',
    },
  ],
  anatomy: [
    'Arrow, which points down while open',
    'Summary, which opens and closes it',
    'Content (only while open)',
  ],
  content: ['Say what opens: Show all saved data.', 'Keep the same summary when it’s open.'],
  keys: [],
  noKeys: 'A native summary: Enter and Space open and close it.',
  screenReader:
    '“Show all saved data, collapsed”. Once open, “expanded”, in the browser’s own wording. The arrow isn’t announced.',
  related: ['Disclosure', 'Accordion', 'Dialog'],
};
