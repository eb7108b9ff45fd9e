import { expect, fireEvent, fn } from 'storybook/test';

import type { KeyContext, KeyRow } from './handbook';

type ByRole = KeyContext['canvas']['getByRole'];
type Role = Parameters<ByRole>[0];
type Name = string | RegExp;
type Verify = KeyRow['verify'];

const byRole = ({ canvas }: KeyContext, role: Role, name: Name) => canvas.getByRole(role, { name });

export const spyOf = ({ args }: KeyContext, name: string): unknown => Reflect.get(args, name);

export const activatesByEnterAndSpace =
  (role: Role, name: Name, handler = 'onClick'): Verify =>
  async (context) => {
    byRole(context, role, name).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(spyOf(context, handler)).toHaveBeenCalledTimes(1);
    await context.userEvent.keyboard(' ');
    await expect(spyOf(context, handler)).toHaveBeenCalledTimes(2);
  };

export const ignoresEnterRepeat =
  (role: Role, name: Name): Verify =>
  async (context) => {
    const part = byRole(context, role, name);
    await expect(await fireEvent.keyDown(part, { key: 'Enter', repeat: true })).toBe(false);
    await expect(await fireEvent.keyDown(part, { key: 'Tab', repeat: true })).toBe(true);
  };

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

export const tabsThrough =
  (...stops: readonly (readonly [role: Role, name: Name])[]): Verify =>
  async (context) => {
    for (const [role, name] of stops) {
      await context.userEvent.tab();
      await expect(byRole(context, role, name)).toHaveFocus();
    }
  };
