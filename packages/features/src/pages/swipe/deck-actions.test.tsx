// Proves LATER-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deckStore } from '../../persistence/swipe-steps';
import { laterStore } from '../../persistence/later';
import { likeStore } from '../../persistence/likes';
import { messageStore } from '../../persistence/messages';
import { seedThreads, threadStore } from '../../persistence/threads';
import { walletStore } from '../../persistence/wallet';
import { CHOICES, deckOf } from '../../domain/deck';
import { swipePeople } from '../../parts/people/swipe-people';
import { resetStores } from '../../platform/storage';
import { refuseWrites, withStorage } from '../../testing/with-storage';
import { savedOf, decide, offerFor, saveCardForLater, startOver, undo } from './deck-actions';

const [divine, thierry, sandrine] = swipePeople;
if (!divine || !thierry || !sandrine) throw new Error('The deck has four people.');

const likedIds = () =>
  likeStore.get().map(({ id, super: isSuper }) => (isSuper ? `${id} super` : id));
const deck = (saved?: ReadonlySet<string>) => deckOf(swipePeople, deckStore.get(), saved);
const balance = () => walletStore.get().coinBalance;
const coins = (count: number) => {
  const transactions = [{ ts: 1, delta: count, note: 'Before', id: 'w0' }];
  withStorage({ iru_wallet_v1: { coinBalance: count, transactions } })();
};

const empty = () => {
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
};

describe('decide', () => {
  it('saves likes newest first, without duplicates, and passes as steps only', () => {
    expect(decide(divine, 'like')).toEqual({ kind: 'liked' });
    expect(decide(thierry, 'pass')).toEqual({ kind: 'passed' });
    decide(sandrine, 'like');
    expect(likedIds()).toEqual(['s3', 's1']);
    startOver();
    decide(divine, 'like');
    expect(likedIds()).toEqual(['s3', 's1']);
  });

  it('decides once per person, whatever is clicked twice', () => {
    coins(100);
    decide(divine, 'superLike');
    expect(decide(divine, 'superLike')).toEqual({ kind: 'liked' });
    expect(balance()).toBe(70);
    expect(deckStore.get()).toHaveLength(1);
  });

  it('charges a Super Like once, with its note', () => {
    coins(40);
    expect(decide(divine, 'superLike')).toEqual({ kind: 'superLiked' });
    expect([balance(), likedIds()]).toEqual([10, ['s1 super']]);
    expect(walletStore.get().transactions[0]).toMatchObject({
      delta: -30,
      note: 'Super Like for Divine',
    });
    startOver();
    expect(decide(divine, 'superLike')).toEqual({ kind: 'given' });
    expect(balance()).toBe(10);
  });

  it('never charges twice, even if the like was removed in between', () => {
    coins(100);
    decide(divine, 'superLike');
    likeStore.remove('s1');
    startOver();
    expect(offerFor(divine, likeStore.get(), walletStore.get())).toBe('given');
    expect(decide(divine, 'superLike')).toEqual({ kind: 'given' });
    expect([balance(), likedIds()]).toEqual([70, ['s1 super']]);
  });

  it('offers a Super Like only with enough coins and if none was given', () => {
    const offer = () => offerFor(divine, likeStore.get(), walletStore.get());
    coins(29);
    expect(offer()).toBe('short');
    coins(30);
    expect(offer()).toBe('charged');
    likeStore.add({ id: 's1', name: 'Divine', city: '', country: '', image: '', super: true });
    expect(offer()).toBe('given');
  });

  it('saves a like when there are too few coins', () => {
    coins(29);
    expect(decide(divine, 'superLike')).toEqual({ kind: 'short', balance: 29 });
    expect([balance(), likedIds()]).toEqual([29, ['s1']]);
    expect(deck().likes).toBe(1);
  });
});

describe('storage that refuses writes', () => {
  it('reports the failure, and the like can still be undone', () => {
    const allowWrites = refuseWrites();
    expect(decide(divine, 'like')).toEqual({ kind: 'unsaved' });
    allowWrites();
    expect(undo(swipePeople)?.id).toBe('s1');
    expect(likedIds()).toEqual([]);
  });

  it('keeps the coins and saves a like when the charge fails', () => {
    coins(100);
    expect(balance()).toBe(100);
    const allowWrites = refuseWrites();
    decide(divine, 'superLike');
    allowWrites();
    expect([balance(), likedIds()]).toEqual([100, ['s1']]);
  });
});

describe('undo', () => {
  it('removes the seeded conversation, but none with a message', () => {
    decide(divine, 'like');
    decide(thierry, 'like');
    seedThreads(likeStore.get());
    messageStore.send('s1', 'Muraho');
    undo(swipePeople);
    undo(swipePeople);
    expect(threadStore.get().map(({ id }) => id)).toEqual(['s1']);
  });

  it('works after a reload', () => {
    decide(divine, 'like');
    decide(thierry, 'pass');
    resetStores();
    expect(undo(swipePeople)?.id).toBe('s2');
    expect(undo(swipePeople)?.id).toBe('s1');
    expect(likedIds()).toEqual([]);
  });

  it('is the inverse of any decisions: deck, likes and coins', () => {
    const anyMoves = fc.array(fc.constantFrom(...CHOICES), { maxLength: 4 });
    fc.assert(
      fc.property(anyMoves, fc.nat(100), fc.boolean(), (moves, start, before) => {
        empty();
        coins(start);
        if (before) likeStore.add({ id: 's2', name: 'Thierry', city: '', country: '', image: '' });
        const state = () => [deck().remaining.length, likedIds(), balance()];
        const history = [state()];
        moves.forEach((choice, at) => {
          const person = swipePeople[at];
          if (person) decide(person, choice);
          const { likes, passes, remaining } = deck();
          expect(likes + passes + remaining.length).toBe(4);
          expect(balance()).toBeGreaterThanOrEqual(0);
          history.push(state());
        });
        while (history.length > 0) {
          expect(state()).toEqual(history.pop());
          undo(swipePeople);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('brings back someone saved for later and keeps the like', () => {
    decide(divine, 'like');
    expect(saveCardForLater(thierry)).toEqual({ kind: 'later' });
    expect(laterStore.get()).toMatchObject([{ id: 's2', name: 'Thierry', city: 'Musanze' }]);
    expect(undo(swipePeople)).toMatchObject({ id: 's2', choice: 'later' });
    expect([laterStore.get(), likedIds()]).toEqual([[], ['s1']]);
    expect(undo(swipePeople)?.id).toBe('s1');
  });

  it('skips someone saved for later who was brought back since', () => {
    decide(divine, 'pass');
    saveCardForLater(thierry);
    laterStore.remove('s2');
    expect(undo(swipePeople)?.id).toBe('s1');
    expect(decide(thierry, 'like')).toEqual({ kind: 'liked' });
    expect(undo(swipePeople)?.id).toBe('s2');
    expect(likedIds()).toEqual([]);
  });

  it('tracks everyone saved for later through every round and loses no one, whatever is clicked', () => {
    const others = ['later', 'undo', 'over', 'back'] as const;
    const action = fc.constantFrom(...CHOICES, ...others);
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        empty();
        for (const each of actions) {
          const deckNow = () => deck(savedOf(laterStore.get()));
          const { last, remaining } = deckNow();
          const [top] = remaining;
          const before = laterStore.get().length;
          if (each === 'over') startOver();
          else if (each === 'undo') undo(swipePeople);
          else if (each === 'back') laterStore.remove(laterStore.get()[0]?.id ?? '');
          else if (top && each === 'later') saveCardForLater(top);
          else if (top && each !== 'later') decide(top, each);
          const change = {
            later: top ? 1 : 0,
            undo: last?.choice === 'later' ? -1 : 0,
            back: before > 0 ? -1 : 0,
          };
          const expected = each in change ? change[each as keyof typeof change] : 0;
          expect(laterStore.get().length - before).toBe(expected);
          const { likes, passes, later, remaining: left } = deckNow();
          expect(likes + passes + later + left.length).toBe(4);
          expect(later).toBe(laterStore.get().length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('ignores a step written into storage from outside', () => {
    sessionStorage.setItem('iru_deck', '[{"id":"s1","choice":"marry","before":"none"}]');
    expect(undo(swipePeople)).toBeUndefined();
    expect(deck().remaining).toHaveLength(4);
  });
});
