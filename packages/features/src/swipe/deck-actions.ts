import { addStep, bringBack, type Choice, deckOf, type LikedBefore, type Step, undoStep } from '../domain/deck';
import { PRICES } from '../domain/price-list';
import { deckStore } from '../platform/deck';
import { likeStore } from '../platform/likes';
import type { WriteOutcome } from '../platform/storage';
import { dropSilentThread } from '../platform/threads';
import { walletStore } from '../platform/wallet';
import type { SwipePerson } from '../shared/people/swipe-people';
import { swipeCopy } from './copy';

/** What came of a decision; a Super Like that could not be paid is a like. */
export type Outcome =
  | { readonly kind: 'passed' | 'liked' | 'superLiked' | 'unpaid' | 'unsaved' }
  | { readonly kind: 'short'; readonly balance: number };

const likedBefore = (id: string): LikedBefore => {
  const like = likeStore.get().find((each) => each.id === id);
  if (!like) return 'none';
  return like.super === true ? 'superLike' : 'like';
};

/** Pays for a Super Like; the id of the transaction, or why it is a plain like. */
function pay({ name }: SwipePerson): { readonly paid: string } | Outcome {
  const spent = walletStore.spend('superLike', swipeCopy.note(name));
  if (spent.ok) {
    const [newest] = spent.value.transactions;
    return newest ? { paid: newest.id } : { kind: 'unpaid' };
  }
  const { error } = spent;
  if (error.reason !== 'short') return { kind: 'unpaid' };
  return { kind: 'short', balance: PRICES.superLike.coins - error.missing };
}

function keepLike(person: SwipePerson, before: LikedBefore, isSuper: boolean): WriteOutcome {
  const { id, name, age, city, country, image } = person;
  if (before === 'none') return likeStore.add({ id, name, age, city, country, image, ...(isSuper && { super: true }) });
  return isSuper ? likeStore.change(id, (like) => ({ ...like, super: true })) : 'saved';
}

/** Decides on a person: likes are kept newest first, a Super Like is paid for where the wallet can (spec 2, section 4). */
export function decide(person: SwipePerson, choice: Choice): Outcome {
  const before = likedBefore(person.id);
  const step: Step = { id: person.id, choice, before };
  if (deckStore.get().some(({ id }) => id === person.id)) return { kind: choice === 'pass' ? 'passed' : 'liked' };
  if (choice === 'pass') {
    deckStore.update((steps) => addStep(steps, step));
    return { kind: 'passed' };
  }
  // Nobody pays twice for the same person.
  const payment = choice === 'superLike' && before !== 'superLike' ? pay(person) : undefined;
  const paid = payment && 'paid' in payment ? payment.paid : undefined;
  const isSuper = paid !== undefined || (choice === 'superLike' && before === 'superLike');
  const kept = keepLike(person, before, isSuper);
  deckStore.update((steps) => addStep(steps, { ...step, choice: isSuper ? 'superLike' : 'like', ...(paid && { paid }) }));
  // Where nothing can be stored at all, the like holds for this visit, and the page says so once for everything.
  if (kept === 'refused' || kept === 'newer') return { kind: 'unsaved' };
  if (payment && 'kind' in payment) return payment;
  return { kind: isSuper ? 'superLiked' : 'liked' };
}

/** Takes the last step back, its like and its coins included; undefined when there is none. */
export function undo(people: readonly SwipePerson[]): Step | undefined {
  const { last } = deckOf(people, deckStore.get());
  if (!last) return undefined;
  deckStore.update((steps) => undoStep(people, steps));
  if (last.choice !== 'pass' && last.before === 'none') {
    likeStore.remove(last.id);
    dropSilentThread(last.id);
  }
  if (last.choice === 'superLike' && last.before === 'like') {
    likeStore.change(last.id, (like) => ({ ...like, super: undefined }));
  }
  if (last.paid !== undefined) {
    const name = people.find(({ id }) => id === last.id)?.name ?? '';
    walletStore.refund(last.paid, swipeCopy.refundNote(name));
  }
  return last;
}

/** Shows everybody again and gives the way back to the round that was left; the likes stay. */
export function startOver(): () => void {
  const left = deckStore.get();
  deckStore.clear();
  return () => void deckStore.update((since) => bringBack(left, since));
}
