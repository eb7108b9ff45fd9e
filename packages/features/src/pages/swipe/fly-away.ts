import type { Choice } from '../../domain/deck';

const MS = 320;
const TARGETS: Record<Choice, string> = {
  pass: 'translate3d(-120%, 4%, 0) rotate(-18deg)',
  like: 'translate3d(120%, 4%, 0) rotate(18deg)',
  superLike: 'translate3d(0, -120%, 0)',
};

/** Animates a copy of the card off the deck, while the next one can already be decided on. */
export function flyAway(card: HTMLElement, layer: HTMLElement, choice: Choice): void {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.dataset.would = choice;
  ghost.removeAttribute('id');
  for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id');
  layer.append(ghost);
  const leaving = ghost.animate(
    [{ transform: card.style.transform || 'none' }, { transform: TARGETS[choice], opacity: 0 }],
    { duration: MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
  );
  const gone = () => ghost.remove();
  leaving.finished.then(gone, gone);
}
