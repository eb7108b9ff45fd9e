// Labels default to English, and each one can be replaced.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CoinKeypad } from './components/coin-keypad/CoinKeypad';
import { Dialog } from './components/dialog/Dialog';
import { ProfileCard } from './components/profile-card/ProfileCard';

const noop = () => undefined;

const card = {
  person: { name: 'Aline', age: 28, city: 'Kigali', country: 'Rwanda' },
  picture: { src: undefined, alt: 'Aline', width: 48, height: 60 },
  liked: false,
  onLikedChange: noop,
  comments: [],
  onComment: noop,
  shareLinks: [],
  onShare: () => true,
  onCopyLink: noop,
  onWave: noop,
  onConnect: noop,
};

it('names the actions of a profile card after the person', () => {
  render(<ProfileCard {...card} />);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Like Aline', 'Wave', 'Connect', 'Comments (0)', 'Share']);
});

it('replaces one label and keeps the others', () => {
  render(<ProfileCard {...card} labels={{ wave: 'Say hello' }} />);
  expect(screen.getByRole('button', { name: 'Say hello' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Connect' })).toBeDefined();
});

it('names the keys of a coin keypad', () => {
  const shown = { mode: 'coins', value: '0', unit: 'coins', result: '0 RWF' } as const;
  render(<CoinKeypad {...shown} onModeChange={noop} onKey={noop} />);
  expect(screen.getByRole('group', { name: 'Coin calculator' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined();
});

it('names the close button of a dialog', () => {
  render(<Dialog title="Hello" defaultOpen />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
