import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

/** How EmptyState is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Where a list, a search or a folder holds nothing.',
    'With titleRef, where the visitor has just taken the last thing away: the title can then take the focus.',
  ],
  whenNotToUse: [
    'While something is still on its way: take Skeleton.',
    'For something that went wrong: take Notice.',
    'For news of what has just been done: take Toaster.',
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
      why: 'It says what is missing, and one button leads on.',
    },
  ],
  donts: [
    {
      show: () => (
        <EmptyState title="Oops!" headingLevel={4}>
          Nothing here.
        </EmptyState>
      ),
      why: 'It says neither what is missing nor what to do about it.',
    },
  ],
  anatomy: [
    'An imigongo figure: spiral or diamonds',
    'What is missing, as a heading',
    'A sentence that helps (optional)',
    'The way on: one button or link (optional)',
  ],
  content: [
    'The title names what is missing: No messages yet.',
    'The sentence says what would fill the place.',
    'Blame nobody and joke about nothing: an empty list can hurt.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the action; figure and words are no stops.',
      verify: tabsTo('button', 'Clear all filters'),
    },
  ],
  screenReader:
    '“No matches found, heading level 2”, then the sentence and the action. The figure is silent. It is not read out by itself when it appears.',
  related: ['Skeleton', 'Notice', 'Button', 'Motif'],
};
