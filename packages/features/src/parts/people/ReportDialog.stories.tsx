import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { peopleCopy as copy } from '#words/parts/people/copy';
import { ReportDialog } from './ReportDialog';

const meta = {
  title: 'People/Report dialog',
  id: 'parts-people-report-dialog',
  component: ReportDialog,
  parameters: { docs: { story: { height: '640px' } } },
  args: { name: 'Patrick', onCancel: fn(), onReport: fn() },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Report Patrick' }));

export const Default: Story = {
  play: async () => {
    const open = await dialog();
    await waitFor(() => expect(open.getByText(/^Your report isn’t sent/)).toBeVisible());
    await expect(open.getByText(copy.report.evidence)).toBeVisible();
    await expect(hrefOf(open, 'Call 112')).toBe('tel:112');
  },
};

export const ReportedOrCancelled: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: copy.report.submit }));
    await waitFor(() => expect(open.getByText(copy.report.required)).toBeVisible());
    const first = open.getByRole('radio', { name: /^They are not who/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.click(open.getByRole('radio', { name: copy.reasons.minor }));
    await userEvent.click(open.getByRole('button', { name: copy.report.submit }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith('minor'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
