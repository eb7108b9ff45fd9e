import type { Handbook } from '../../testing/handbook';
import { FactTable } from './FactTable';

export const handbook: Handbook = {
  whenToUse: [
    'For the same facts about several things: what’s stored, why and for how long.',
    'When it’s also read on a phone, where each row becomes a block.',
  ],
  whenNotToUse: [
    'For shares of a whole, use Percent bars.',
    'For a single number, use Stat.',
    'For a table within long text, use Prose, which styles tables.',
  ],
  dos: [
    {
      show: () => (
        <FactTable
          caption="How long we keep it"
          columns={['What', 'What for', 'How long']}
          rows={[
            { id: 'messages', cells: ['Messages', 'To deliver them', 'Until account deletion'] },
            { id: 'analytics', cells: ['Analytics', 'To find what is slow', '2 years at most'] },
          ]}
        />
      ),
      why: 'The first cell names the row, and each fact makes sense without its column heading, as on a phone.',
    },
  ],
  donts: [
    {
      show: () => (
        <FactTable
          caption="Table"
          columns={['', 'Kept', 'Shared']}
          rows={[
            { id: 'messages', cells: ['Messages', 'yes', 'no'] },
            { id: 'analytics', cells: ['Analytics', 'yes', 'yes'] },
          ]}
        />
      ),
      why: 'A phone hides the column headings, and “yes, no” means nothing on its own.',
    },
  ],
  anatomy: [
    'Table name, for screen readers only',
    'Column headings (on a phone, for screen readers only)',
    'Rows: the row’s name, then its facts',
  ],
  content: [
    'Name the table after what it tells you.',
    'Write facts that make sense on their own: 2 years at most.',
    'Give each row as many cells as there are columns.',
  ],
  keys: [],
  noKeys: 'A table isn’t interactive. Links inside it can be reached with Tab.',
  screenReader: '“How long each kind of data is kept, table”, and in each cell its row and column.',
  related: ['Percent bars', 'Stat', 'Prose'],
};
