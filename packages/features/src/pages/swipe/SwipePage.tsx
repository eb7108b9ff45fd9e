import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { clsx } from 'clsx';
import { useEffect, useMemo } from 'react';

import { laterStore } from '../../persistence/later';
import { likeStore } from '../../persistence/likes';
import { deckStore } from '../../persistence/swipe-steps';
import { useSession } from '../../persistence/use-session';
import { walletStore } from '../../persistence/wallet';
import { deckOf } from '../../domain/deck';
import { AuthGate } from '../../parts/auth-gate/AuthGate';
import { FirstUse } from '../../parts/first-use/FirstUse';
import { PageHead } from '../../parts/page/PageHead';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { SavedForLater } from '../../parts/people/SavedForLater';
import { unlike } from '../../parts/people/liking';
import { swipePeople } from '../../parts/people/swipe-people';
import { useVisible } from '../../parts/people/use-visible';
import { notify } from '../../parts/toasts/notify';
import { PATHS } from '../../paths';
import { useSaveState, useStore } from '../../platform/use-store';
import { swipeCopy as copy } from '#words/pages/swipe/copy';
import { Deck } from './Deck';
import { savedOf, decide, offerFor, saveCardForLater, startOver, undo } from './deck-actions';
import { DeckSkeleton } from './DeckSkeleton';
import { LikedList } from './LikedList';
import { settleSuperLikes } from './settle-super-likes';

/** Shows one person at a time; every step stays on this device and can be undone (SWIPE-1). */
export function SwipePage() {
  const hydrated = useHydrated();
  const people = useVisible(swipePeople);
  const allLikes = useStore(likeStore);
  const likes = useVisible(allLikes);
  const wallet = useStore(walletStore);
  const { hasLeft } = useSession();
  const steps = useStore(deckStore);
  const later = useStore(laterStore);
  const saveState = useSaveState(likeStore);
  const deck = useMemo(() => deckOf(people, steps, savedOf(later)), [people, steps, later]);
  const [top] = deck.remaining;
  useEffect(() => {
    for (const name of settleSuperLikes())
      void notify({ kind: 'info', text: copy.done.uncovered(name) });
  }, [wallet, allLikes]);
  return (
    <div className="page-width overflow-x-clip pt-4 pb-(--section-space) md:pt-10">
      <PageHead title={copy.title} description={copy.description} />
      <header className="mx-auto max-w-96 lg:mx-0 lg:max-w-none">
        <FirstUse
          page={PATHS.swipe}
          heading={<h1 className="text-heading lg:text-display">{copy.heading}</h1>}
        >
          <p className="mt-1 hidden text-ink-soft sm:block lg:mt-3 lg:text-lead">{copy.intro}</p>
        </FirstUse>
      </header>
      <div className="mt-4 grid items-start gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[24rem_1fr]">
        {hydrated ? (
          <Deck
            deck={deck}
            offer={hasLeft ? 'loggedOut' : top ? offerFor(top, allLikes, wallet) : 'short'}
            balance={wallet.coinBalance}
            hasPaid={steps.some(({ paid }) => paid !== undefined)}
            onDecide={decide}
            onLater={saveCardForLater}
            onUndo={() => {
              const step = undo(people);
              return step && people.find(({ id }) => id === step.id);
            }}
            onAgain={(onBack) => {
              const restore = startOver();
              const onUndo = () => {
                restore();
                onBack();
              };
              void notify({ kind: 'info', text: copy.done.left, onUndo });
            }}
          />
        ) : (
          <DeckSkeleton />
        )}
        <div className="mx-auto grid w-full max-w-96 gap-10 lg:mx-0 lg:max-w-none">
          <AuthGate section="likes" count={likes.length}>
            <LikedList likes={dedupeById(likes)} saveState={saveState} onRemove={unlike} />
          </AuthGate>
          <div className={clsx(!hydrated && 'invisible')}>
            <SavedForLater />
          </div>
          {/* Below a list whose length only the device knows: shown once its position is final. */}
          <section
            aria-labelledby="how"
            className={clsx('border-t border-line pt-8', !hydrated && 'invisible')}
          >
            <h2 id="how" className="text-title">
              {copy.how.heading}
            </h2>
            <dl className="mt-4 grid gap-4 xl:grid-cols-2 xl:gap-x-8">
              {copy.how.list.map(({ name, text }) => (
                <div key={name}>
                  <dt className="font-semibold">{name}</dt>
                  <dd className="mt-0.5 text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  );
}
