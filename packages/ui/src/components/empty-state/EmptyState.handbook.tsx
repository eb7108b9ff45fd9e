import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

export const handbook: Handbook = {
  whenToUse: [
    'When a list, a search or a folder is empty.',
    'Set titleRef when the visitor has just removed the last item, so that focus can move to the title.',
  ],
  whenNotToUse: [
    'While content is loading, use Skeleton.',
    'For something that went wrong, use Notice.',
    'To confirm something that was just done, use Toaster.',
  ],
  dos: [
    {
      show: () => (
        <EmptyState
          title="No matches found"
          headingLevel={4}
          action={<Button variant="secondary">Clear all filters</Button>}
        >
          Try adjusting your filters to see more profiles
        </EmptyState>
      ),
      why: 'It says what’s missing, and one button offers the next step.',
    },
  ],
  donts: [
    {
      show: () => (
        <EmptyState title="Oops!" headingLevel={4}>
          Nothing here.
        </EmptyState>
      ),
      why: 'It says neither what’s missing nor what to do about it.',
    },
  ],
  anatomy: [
    'Imigongo illustration: spiral or diamonds',
    'Title: what’s missing, as a heading',
    'Helpful sentence (optional)',
    'Next step: one button or link (optional)',
  ],
  content: [
    'Say what’s missing: No messages yet.',
    'Say what will appear here.',
    'Don’t blame or joke. An empty list can hurt.',
  ],
  keys: [],
  noKeys: 'Illustration and text aren’t focusable; Tab moves to the action.',
  screenReader:
    '“No matches found, heading level 2”, then the sentence and the action. The illustration isn’t announced, and nothing is announced when it appears.',
  related: ['Skeleton', 'Notice', 'Button', 'Motif'],
};
