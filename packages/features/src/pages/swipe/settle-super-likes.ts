import { likeStore } from '../../persistence/likes';
import { deckStore } from '../../persistence/swipe-steps';
import { walletStore } from '../../persistence/wallet';
import { chargedThing, chargeFor, refundId, uncoveredCharges } from '../../domain/ledger';
import { swipeCopy } from './copy';

const nameOf = (person: string): string =>
  likeStore.get().find(({ id }) => id === person)?.name ?? '';

/** Whether a Super Like of a person was paid for and its coins were given back. */
function isReturned(person: string): boolean {
  const { id, isPaid } = chargeFor(walletStore.get(), 'superLike', person);
  return !isPaid && !id.startsWith('superLike:1:');
}

/**
 * Turns Super Likes that the coins do not cover into likes, gives their coins back, and returns who they were for, as far as
 * they were given in this tab (COINS-3). Two tabs may each see enough coins at the same moment, and a lock cannot prevent
 * it: local storage shows a tab the other's write only later. So both may pay, and once a tab sees both charges it takes the
 * later one back by an entry whose id follows from the charge: every tab finds the same one, and it counts once.
 */
export function settleSuperLikes(): readonly string[] {
  for (const charge of uncoveredCharges(walletStore.get(), 'superLike')) {
    walletStore.refund(charge, swipeCopy.uncoveredNote(nameOf(chargedThing(charge))));
  }
  // Read off the coins each time: while both tabs write the list of likes, one may bring the Super Like back.
  for (const { id, super: isSuper } of likeStore.get()) {
    if (isSuper === true && isReturned(id))
      likeStore.change(id, (like) => ({ ...like, super: undefined }));
  }
  // The other tab may have been first: what was given back is told where it was given.
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
