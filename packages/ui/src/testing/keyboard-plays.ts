import { expect, fireEvent, fn } from 'storybook/test';

import type { KeyContext, KeyRow } from './handbook';

type ByRole = KeyContext['canvas']['getByRole'];
type Role = Parameters<ByRole>[0];
type Name = string | RegExp;
type Verify = KeyRow['verify'];

const byRole = ({ canvas }: KeyContext, role: Role, name: Name) => canvas.getByRole(role, { name });

/** Returns the spy in the story's arg with this name. */
export const spyOf = ({ args }: KeyContext, name: string): unknown => Reflect.get(args, name);

/** Presses Tab this many times and expects focus on the element with this role and name. */
export const tabsTo =
  (role: Role, name: Name, times = 1): Verify =>
  async (context) => {
    for (let pressed = 0; pressed < times; pressed += 1) await context.userEvent.tab();
    await expect(byRole(context, role, name)).toHaveFocus();
  };

/** Expects Enter and Space to call the story's handler once each. */
export const activatesByEnterAndSpace =
  (role: Role, name: Name, handler = 'onClick'): Verify =>
  async (context) => {
    byRole(context, role, name).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(spyOf(context, handler)).toHaveBeenCalledTimes(1);
    await context.userEvent.keyboard(' ');
    await expect(spyOf(context, handler)).toHaveBeenCalledTimes(2);
  };

/** Expects a held Enter to be ignored, but no other held key. */
export const ignoresEnterRepeat =
  (role: Role, name: Name): Verify =>
  async (context) => {
    const part = byRole(context, role, name);
    await expect(await fireEvent.keyDown(part, { key: 'Enter', repeat: true })).toBe(false);
    await expect(await fireEvent.keyDown(part, { key: 'Tab', repeat: true })).toBe(true);
  };

/** Expects Enter to follow the link, without leaving the page. */
export const followsLinkByEnter =
  (name: Name): Verify =>
  async (context) => {
    const link = byRole(context, 'link', name);
    const followed = fn((event: Event) => {
      event.preventDefault();
      // Otherwise the table of contents of a docs page opened earlier would look for the link's target.
      event.stopPropagation();
    });
    link.addEventListener('click', followed, { once: true });
    link.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
  };

/** Expects Tab to move through the elements with these roles and names, in this order. */
export const tabsThrough =
  (...stops: readonly (readonly [role: Role, name: Name])[]): Verify =>
  async (context) => {
    for (const [role, name] of stops) {
      await context.userEvent.tab();
      await expect(byRole(context, role, name)).toHaveFocus();
    }
  };
