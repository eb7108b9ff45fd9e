import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { peopleCopy } from './copy';
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
    await dialog();
  },
};

export const RequiresReason: Story = {
  tags: ['behaviour'],
  play: async ({ args, step, userEvent }) => {
    const open = await dialog();
    await step('asks for a reason', async () => {
      await userEvent.click(open.getByRole('button', { name: peopleCopy.report.submit }));
      await waitFor(() => expect(open.getByText(peopleCopy.report.required)).toBeVisible());
      await waitFor(() =>
        expect(open.getByRole('radio', { name: /^They are not who/ })).toHaveFocus(),
      );
      await expect(args.onReport).not.toHaveBeenCalled();
    });
    await step('reports with a reason', async () => {
      await userEvent.click(open.getByRole('radio', { name: peopleCopy.reasons.minor }));
      await userEvent.click(open.getByRole('button', { name: peopleCopy.report.submit }));
      await waitFor(() => expect(args.onReport).toHaveBeenCalledWith('minor'));
    });
  },
};

export const Cancelled: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
