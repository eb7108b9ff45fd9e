import { likeStore } from '../../persistence/likes';
import { deckStore } from '../../persistence/swipe-steps';
import { walletStore } from '../../persistence/wallet';
import { chargedThing, chargeFor, refundId, uncoveredCharges } from '../../domain/ledger';
import { uncoveredNote } from '../../domain/stored-copy';

const nameOf = (person: string): string =>
  likeStore.get().find(({ id }) => id === person)?.name ?? '';

/** Whether a Super Like for a person was paid for and refunded. */
function isReturned(person: string): boolean {
  const { id, isPaid } = chargeFor(walletStore.get(), 'superLike', person);
  return !isPaid && !id.startsWith('superLike:1:');
}

/**
 * Turns Super Likes that the coins don't cover into likes, refunds them, and returns who they were for if they were
 * given in this tab (COINS-3). Two tabs may each see enough coins at the same moment, and a lock can't prevent it,
 * because local storage shows the other tab's write with a delay. So both may pay; once a tab sees both charges, it
 * refunds the later one with an entry whose id derives from the charge, so that every tab writes the same entry and it
 * counts once.
 */
export function settleSuperLikes(): readonly string[] {
  for (const charge of uncoveredCharges(walletStore.get(), 'superLike')) {
    walletStore.refund(charge, uncoveredNote(nameOf(chargedThing(charge))));
  }
  // Derived from the coins each time: while both tabs write the likes, one may restore the Super Like.
  for (const { id, super: isSuper } of likeStore.get()) {
    if (isSuper === true && isReturned(id))
      likeStore.change(id, (like) => ({ ...like, super: undefined }));
  }
  // The other tab may have refunded it first: report it in the tab where it was given.
  const returned = new Set(walletStore.get().transactions.map(({ id }) => id));
  const lost = deckStore
    .get()
    .filter(({ paid }) => paid !== undefined && returned.has(refundId(paid)));
  if (lost.length === 0) return [];
  deckStore.update((steps) =>
    steps.map((step) =>
      lost.some(({ id }) => id === step.id)
        ? { id: step.id, choice: 'like', before: step.before }
        : step,
    ),
  );
  return lost.map(({ id }) => nameOf(id));
}
