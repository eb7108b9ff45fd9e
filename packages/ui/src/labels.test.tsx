// A consumer who passes no words gets English ones, and can replace each.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { CoinKeypad } from './components/coin-keypad/CoinKeypad';
import { Dialog } from './components/dialog/Dialog';
import { ProfileCard } from './components/profile-card/ProfileCard';

afterEach(cleanup);

const card = {
  person: { name: 'Aline', age: 28, city: 'Kigali', country: 'Rwanda' },
  picture: { src: undefined, alt: 'Aline', width: 48, height: 60 },
  liked: false,
  onLikedChange: vi.fn(),
  comments: [],
  onComment: vi.fn(),
  shareLinks: [],
  onShare: () => true,
  onCopyLink: vi.fn(),
  onWave: vi.fn(),
  onConnect: vi.fn(),
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
  render(
    <CoinKeypad
      mode="coins"
      onModeChange={vi.fn()}
      value="0"
      unit="coins"
      result="0 RWF"
      onKey={vi.fn()}
    />,
  );
  expect(screen.getByRole('group', { name: 'Coin calculator' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined();
});

it('names the close button of a dialog', () => {
  render(<Dialog title="Hello" defaultOpen />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
