import { expect, fireEvent, fn } from 'storybook/test';

import type { KeyContext, KeyRow } from './handbook';

type ByRole = KeyContext['canvas']['getByRole'];
type Role = Parameters<ByRole>[0];
type Name = string | RegExp;
type Verify = KeyRow['verify'];

const byRole = ({ canvas }: KeyContext, role: Role, name: Name) => canvas.getByRole(role, { name });

/** What a story's argument of that name has been told: its spy. */
export const spyOf = ({ args }: KeyContext, name: string): unknown => Reflect.get(args, name);

/** Tab, so many times, brings the focus to the part of a role and a name. */
export const tabsTo =
  (role: Role, name: Name, times = 1): Verify =>
  async (context) => {
    for (let pressed = 0; pressed < times; pressed += 1) await context.userEvent.tab();
    await expect(byRole(context, role, name)).toHaveFocus();
  };

/** Enter and Space tell the owner once each; the story's argument of that name counts. */
export const activatesByEnterAndSpace =
  (role: Role, name: Name, told = 'onClick'): Verify =>
  async (context) => {
    byRole(context, role, name).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(spyOf(context, told)).toHaveBeenCalledTimes(1);
    await context.userEvent.keyboard(' ');
    await expect(spyOf(context, told)).toHaveBeenCalledTimes(2);
  };

/** A held Enter is refused, and other held keys are not. */
export const ignoresEnterRepeat =
  (role: Role, name: Name): Verify =>
  async (context) => {
    const part = byRole(context, role, name);
    await expect(await fireEvent.keyDown(part, { key: 'Enter', repeat: true })).toBe(false);
    await expect(await fireEvent.keyDown(part, { key: 'Tab', repeat: true })).toBe(true);
  };

/** Enter follows the link of a name; the page stays where it is. */
export const followsLinkByEnter =
  (name: Name): Verify =>
  async (context) => {
    const link = byRole(context, 'link', name);
    const followed = fn((event: Event) => {
      event.preventDefault();
      // The table of contents of a documentation page that was open before would look for the place that it leads to.
      event.stopPropagation();
    });
    link.addEventListener('click', followed, { once: true });
    link.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
  };

/** Tab leads through the parts of these roles and names, in this order. */
export const tabsThrough =
  (...stops: readonly (readonly [role: Role, name: Name])[]): Verify =>
  async (context) => {
    for (const [role, name] of stops) {
      await context.userEvent.tab();
      await expect(byRole(context, role, name)).toHaveFocus();
    }
  };
