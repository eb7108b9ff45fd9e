import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { peopleCopy as copy } from '#words/parts/people/copy';
import { inBox } from '../../testing/in-box';
import { withStorage, readStorage } from '../../testing/with-storage';
import { expectPath, withRouter } from '../../testing/with-router';
import { undoIn } from '../../testing/undo-toast';
import { withToaster } from '../../testing/with-toaster';
import { PersonMenu } from './PersonMenu';

const meta = {
  title: 'People/Person menu',
  id: 'parts-people-person-menu',
  component: PersonMenu,
  args: { person: { id: 'h1', name: 'Aline' } },
  decorators: [inBox('min-h-56'), withToaster, withRouter('/swipe')],
} satisfies Meta<typeof PersonMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { docs: { story: { height: '320px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    for (const name of ['Hide', 'Block', 'Report']) {
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
    }
  },
};

export const ListedPerson: Story = {
  parameters: { docs: { story: { height: '320px' } } },
  args: { also: ['write', 'plan'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    const actions = within(canvas.getByRole('list', { name: 'Options for Aline' })).getAllByRole(
      'button',
    );
    await expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Write a message',
      'Plan a meeting',
      'Hide',
      'Block',
      'Report',
    ]);
  },
};

export const AtTheEdge: Story = { ...Open, args: { align: 'end', className: 'ms-auto w-fit' } };

export const OpensConversation: Story = {
  tags: ['behaviour'],
  args: { also: ['write', 'plan'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await userEvent.click(canvas.getByRole('button', { name: copy.menu.write }));
    await expectPath('/messages?with=h1');
  },
};

export const HidesAndBlocks: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: copy.menu.hidden }));
    await expect(readStorage('iru_hidden')).toMatchObject([
      { id: 'h1', name: 'Aline', kind: 'hidden' },
    ]);
    await userEvent.click(await undoIn('Aline is hidden on this device.'));
    await expect(readStorage('iru_hidden')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await userEvent.click(canvas.getByRole('button', { name: copy.menu.blocked }));
    await expect(readStorage('iru_hidden')).toMatchObject([{ id: 'h1', kind: 'blocked' }]);
    await undoIn('Aline is blocked on this device.');
  },
};

export const Unlikes: Story = {
  tags: ['behaviour'],
  args: { also: ['unlike'] },
  beforeEach: withStorage({
    iru_likes: [{ id: 'h1', name: 'Aline', city: 'Kigali', country: 'Rwanda', image: '' }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Aline' }));
    await userEvent.click(canvas.getByRole('button', { name: copy.menu.unlike }));
    await expect(readStorage('iru_likes')).toEqual([]);
    await undoIn('Aline is no longer in your list.');
  },
};

export const ReportCancelled: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More about Aline' });
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report Aline' }, { timeout: 5000 });
    await userEvent.click(within(dialog).getByRole('button', { name: copy.report.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(more).toHaveFocus();
    await expect(readStorage('iru_hidden')).toBeNull();
  },
};
