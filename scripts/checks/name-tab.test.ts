import { describe, expect, it } from 'vitest';

import { tabName } from '../../.storybook/name-tab';

describe('the name of the tab', () => {
  it.each([
    [
      'Pages / Pricing / Page (wallet, coins, COINS-1) - Ready ⋅ Storybook',
      'Pages / Pricing / Page - Ready ⋅ Iru',
    ],
    [
      'Components / Overlays / Dialog (modal, popup) / Tests - By keyboard ⋅ Storybook',
      'Components / Overlays / Dialog / Tests - By keyboard ⋅ Iru',
    ],
    ['Components / Text / Details - Docs ⋅ Storybook', 'Components / Text / Details - Docs ⋅ Iru'],
    [
      'Parts / Shell / Header - Open (phone) ⋅ Storybook',
      'Parts / Shell / Header - Open (phone) ⋅ Iru',
    ],
    ['Storybook', 'Iru'],
    ['storybook - Storybook', 'Iru'],
  ])('reads %s as %s', (title, name) => {
    expect(tabName(title, 'Iru')).toBe(name);
    expect(tabName(name, 'Iru')).toBe(name);
  });
});
