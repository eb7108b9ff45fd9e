// Proves COINS-3.
import { beforeEach, describe, expect, it } from 'vitest';

import { likeStore } from '../../persistence/likes';
import { deckStore } from '../../persistence/swipe-steps';
import { walletStore } from '../../persistence/wallet';
import { swipePeople } from '../../parts/people/swipe-people';
import { uncoveredNote } from '../../domain/stored-copy';
import { withStorage } from '../../testing/with-storage';
import { decide, undo } from './deck-actions';
import { settleSuperLikes } from './settle-super-likes';

const [divine, thierry] = swipePeople;
if (!divine || !thierry) throw new Error('The deck has people.');

const coins = { ts: 1, delta: 30, note: 'Before', id: 'w0' };
const put = (transactions: readonly { readonly delta: number }[]) => {
  const sum = transactions.reduce((total, { delta }) => total + delta, 0);
  withStorage({ iru_wallet_v1: { coinBalance: Math.max(0, sum), transactions } })();
};
/** A charge written by another tab at the same moment, just before or after the one of this tab. */
const elsewhere = (ts: number) => ({
  ts,
  delta: -30,
  note: 'Super Like for Thierry',
  id: `superLike:1:${thierry.id}`,
});
const supers = () => likeStore.get().flatMap((like) => (like.super === true ? [like.id] : []));

beforeEach(() => {
  put([coins]);
  decide(divine, 'superLike');
});

describe('settleSuperLikes', () => {
  it('turns the Super Like given here into a like if it was later, and reports it once', () => {
    put([elsewhere(2), ...walletStore.get().transactions]);
    expect(settleSuperLikes()).toEqual([divine.name]);
    expect(supers()).toEqual([]);
    expect(likeStore.get().map(({ id }) => id)).toEqual([divine.id]);
    expect(deckStore.get()).toEqual([{ id: divine.id, choice: 'like', before: 'none' }]);
    const [entry] = walletStore.get().transactions;
    expect(entry).toMatchObject({ delta: 30, note: uncoveredNote(divine.name) });
    expect(walletStore.get().transactions.reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
    expect(settleSuperLikes()).toEqual([]);
  });

  it('leaves the Super Like given here if it was first', () => {
    put([elsewhere(Date.now() + 60_000), ...walletStore.get().transactions]);
    expect(settleSuperLikes()).toEqual([]);
    expect(supers()).toEqual([divine.id]);
    expect(walletStore.get().transactions[0]).toMatchObject({
      delta: 30,
      id: `refund:superLike:1:${thierry.id}`,
    });
  });

  it('reports it here even if the other tab refunded it first', () => {
    const [charge] = walletStore.get().transactions;
    put([
      { ts: 3, delta: 30, note: 'Back', id: `refund:${charge?.id}` },
      elsewhere(2),
      ...walletStore.get().transactions,
    ]);
    expect(settleSuperLikes()).toEqual([divine.name]);
    expect(supers()).toEqual([]);
  });

  it('reports it once, and keeps the plain like when the other tab writes the Super Like again', () => {
    put([elsewhere(2), ...walletStore.get().transactions]);
    settleSuperLikes();
    likeStore.change(divine.id, (like) => ({ ...like, super: true }));
    expect(settleSuperLikes()).toEqual([]);
    expect(supers()).toEqual([]);
  });

  it('reports nothing for an Undo in this tab', () => {
    undo(swipePeople);
    expect(settleSuperLikes()).toEqual([]);
    expect(walletStore.get().coinBalance).toBe(30);
  });
});
