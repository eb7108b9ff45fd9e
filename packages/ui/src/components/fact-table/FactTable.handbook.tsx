import type { Handbook } from '../../testing/handbook';
import { FactTable } from './FactTable';

/** How FactTable is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For facts of the same kinds about several things: what is kept, what for, how long.',
    'Where it is read on a phone too: there each row becomes a block.',
  ],
  whenNotToUse: [
    'For shares of a whole: take Percent bars.',
    'For one number: take Stat.',
    'For a table within long text: take Prose, which gives tables its look.',
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
      why: 'The first cell names the row, and each fact can be read without its column head, as on a phone.',
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
      why: 'On a phone the column heads are not seen, and “yes, no” says nothing by itself.',
    },
  ],
  anatomy: [
    'The name of the table, to be heard only',
    'The names of the columns (on a phone to be heard only)',
    'Rows: the name of the row, then its facts',
  ],
  content: [
    'The name says what the whole tells.',
    'Write facts that stand alone: 2 years at most.',
    'A row has as many cells as there are columns.',
  ],
  keys: [],
  noKeys: 'It is read, not used; links within it are stops of their own.',
  screenReader:
    '“How long each kind of data is kept, table”; in each cell the row and the column that it belongs to.',
  related: ['Percent bars', 'Stat', 'Prose'],
};
