// Proves OFFLINE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LANGUAGES } from '../../domain/languages';
import type { Kept, KeptProblem } from '../../platform/kept-pages';
import { offlineCopy as copy } from '#words/parts/offline/copy';
import { KeepPagesSwitch } from './KeepPagesSwitch';
import { KEPT_KILOBYTES } from './kept-paths';

const meta = {
  title: 'Keep pages switch',
  id: 'parts-keep-pages-switch',
  component: KeepPagesSwitch,
  args: { kept: { status: 'off' }, onChange: fn(), className: 'max-w-form' },
} satisfies Meta<typeof KeepPagesSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the switch shows and announces in a state. */
const shows = (kept: Kept, checked: boolean, message: string): Story => ({
  args: { kept },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: copy.label });
    await expect(control).toHaveAttribute('aria-checked', String(checked));
    await expect(canvas.getByRole('status')).toHaveTextContent(message);
    await expect(canvas.getByText(copy.limits)).toBeVisible();
  },
});
const showsProblem = (problem: KeptProblem, status: Kept['status'] = 'off'): Story =>
  shows({ status, problem }, status === 'on', copy.problems[problem]);

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByText(copy.size(KEPT_KILOBYTES))).toBeVisible();
  },
};

export const Loading = shows({ status: 'working' }, true, copy.working);
export const On = shows({ status: 'on', language: 'en' }, true, copy.on);
export const OnInFrench = shows({ status: 'on', language: 'fr' }, true, copy.onIn(LANGUAGES.fr));
export const Removed = shows({ status: 'off', isRemoved: true }, false, copy.removed);
export const Blocked = showsProblem('blocked');
export const NoSpace = showsProblem('full');
export const ConnectionLost = showsProblem('offline');
export const CaptivePortal = showsProblem('captive-portal');
export const Interrupted = showsProblem('interrupted');
export const Failed = showsProblem('failed');
export const Damaged = showsProblem('damaged', 'on');
export const NotRemoved = showsProblem('not-removed', 'on');

export const Switches: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: copy.label }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
