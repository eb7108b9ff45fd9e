import { laterStore } from '../../persistence/later';
import { type Like, likeStore } from '../../persistence/likes';
import { deckStore } from '../../persistence/swipe-steps';
import { walletStore } from '../../persistence/wallet';
import {
  addStep,
  bringBack,
  type Choice,
  deckOf,
  isDecided,
  type LikedBefore,
  type Step,
  undoStep,
} from '../../domain/deck';
import { chargeFor, type Wallet } from '../../domain/ledger';
import { PRICES } from '../../domain/price-list';
import type { SamplePerson } from '../../domain/profile';
import { superLikeNote, undoneNote } from '../../domain/stored-copy';
import { likePerson, removeLike } from '../../parts/people/liking';
import { savePersonForLater } from '../../parts/people/save-for-later';

/** The outcome of a decision; an unpaid Super Like is a like, and no one gets a second Super Like. */
export type Outcome =
  | {
      readonly kind: 'passed' | 'liked' | 'superLiked' | 'given' | 'unpaid' | 'unsaved' | 'later';
    }
  | { readonly kind: 'short'; readonly balance: number };

/**
 * What a Super Like would cost: coins, nothing because there are too few (a like), or nothing because it was already
 * given. A visitor who has logged out has no coins to spend and isn't told which people they liked.
 */
export type Offer = 'charged' | 'short' | 'given' | 'loggedOut';

export function offerFor(
  { id }: Pick<SamplePerson, 'id'>,
  likes: readonly Like[],
  wallet: Wallet,
): Offer {
  const isGiven = likes.some((like) => like.id === id && like.super === true);
  if (isGiven || chargeFor(wallet, 'superLike', id).isPaid) return 'given';
  return wallet.coinBalance < PRICES.superLike.coins ? 'short' : 'charged';
}

const likedBefore = (id: string): LikedBefore => {
  const like = likeStore.get().find((each) => each.id === id);
  if (!like) return 'none';
  return like.super === true ? 'superLike' : 'like';
};

/** Pays once per person. Returns the charge, or the outcome instead. */
function pay({ id, name }: SamplePerson): { readonly paid: string } | Outcome {
  const spent = walletStore.spendOnce('superLike', id, superLikeNote(name));
  if (spent.ok) return spent.value.isNew ? { paid: spent.value.id } : { kind: 'given' };
  const { error } = spent;
  if (error.reason !== 'short') return { kind: 'unpaid' };
  return { kind: 'short', balance: PRICES.superLike.coins - error.missing };
}

/** Decides on a person: saves likes newest first and pays for a Super Like if the wallet can (SWIPE-1). */
export function decide(person: SamplePerson, choice: Choice): Outcome {
  const before = likedBefore(person.id);
  const step: Step = { id: person.id, choice, before };
  if (isDecided(deckStore.get(), person.id))
    return { kind: choice === 'pass' ? 'passed' : 'liked' };
  if (choice === 'pass') {
    deckStore.update((steps) => addStep(steps, step));
    return { kind: 'passed' };
  }
  const given: Outcome = { kind: 'given' };
  const payment =
    choice === 'superLike' ? (before === 'superLike' ? given : pay(person)) : undefined;
  const paid = payment && 'paid' in payment ? payment.paid : undefined;
  const failed = payment && 'kind' in payment ? payment : undefined;
  const isSuper = paid !== undefined || failed?.kind === 'given';
  const saved = before === 'none' || isSuper ? likePerson(person, isSuper) : 'saved';
  deckStore.update((steps) =>
    addStep(steps, { ...step, choice: isSuper ? 'superLike' : 'like', ...(paid && { paid }) }),
  );
  // If nothing can be stored at all, the like lasts for this visit, and the page shows one notice for everything.
  if (saved === 'refused') return { kind: 'unsaved' };
  return failed ?? { kind: isSuper ? 'superLiked' : 'liked' };
}

export const savedOf = (people: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(people.map(({ id }) => id));

/** Saves a person for later, as a step that can be undone (LATER-1). */
export function saveCardForLater(person: SamplePerson): Outcome {
  if (isDecided(deckStore.get(), person.id)) return { kind: 'later' };
  savePersonForLater(person);
  deckStore.update((steps) =>
    addStep(steps, { id: person.id, choice: 'later', before: likedBefore(person.id) }),
  );
  return { kind: 'later' };
}

/** Undoes the last step with its like and its coins; undefined if there is none. */
export function undo(people: readonly SamplePerson[]): Step | undefined {
  const savedForLater = savedOf(laterStore.get());
  const { last } = deckOf(people, deckStore.get(), savedForLater);
  if (!last) return undefined;
  deckStore.update((steps) => undoStep(people, steps, savedForLater));
  if (last.choice === 'later') {
    laterStore.remove(last.id);
    return last;
  }
  if (last.choice !== 'pass' && last.before === 'none') removeLike(last.id);
  if (last.choice === 'superLike' && last.before === 'like') {
    likeStore.change(last.id, (like) => ({ ...like, super: undefined }));
  }
  if (last.paid !== undefined) {
    const name = people.find(({ id }) => id === last.id)?.name ?? '';
    walletStore.refund(last.paid, undoneNote(name));
  }
  return last;
}

/** Shows everyone again and returns a function to undo that; the likes stay. */
export function startOver(): () => void {
  const steps = deckStore.get();
  deckStore.clear();
  return () => void deckStore.update((since) => bringBack(steps, since));
}
