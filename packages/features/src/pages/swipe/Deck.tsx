import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';
import { useReducedMotion } from '@iru/ui/hooks/use-reduced-motion';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { type Choice, type Deck as DeckState } from '../../domain/deck';
import { choiceOfKey, LATER_KEY } from '../../domain/swipe';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { PersonMenu } from '../../parts/people/PersonMenu';
import type { SamplePerson } from '../../domain/profile';
import { PATHS } from '../../paths';
import { systemClock } from '../../platform/clock';
import { swipeCopy as copy } from '#words/pages/swipe/copy';
import type { Offer, Outcome } from './deck-actions';
import { DeckControls } from './DeckControls';
import { DeckEnd } from './DeckEnd';
import { LaterButton } from './LaterButton';
import { flyAway } from './fly-away';
import { NextCard, SwipeCard } from './SwipeCard';
import { useWholeInView } from './use-whole-in-view';

export const deckHeightClass =
  'mb-3 h-[clamp(16rem,62dvh-9rem-var(--introduction-room),32rem)] lg:h-[clamp(20rem,52dvh-var(--introduction-room),34rem)]';

const loadAsk = () => import('./ConfirmSuperLike');

const who = ({ name, age }: SamplePerson) => copy.who(name, age);

export interface DeckProps {
  deck: DeckState<SamplePerson>;
  offer: Offer;
  balance: number;
  /** Whether a Super Like was paid for during this visit. */
  hasPaid: boolean;
  onDecide: (person: SamplePerson, choice: Choice) => Outcome;
  onLater: (person: SamplePerson) => Outcome;
  onUndo: () => SamplePerson | undefined;
  /** Called to show everyone again, with a callback for when that is undone. */
  onAgain: (onBack: () => void) => void;
}

/** One card at a time: buttons, drag and keys decide, and every step can be undone (SWIPE-1). */
export function Deck({
  deck,
  offer,
  balance,
  hasPaid,
  onDecide,
  onLater,
  onUndo,
  onAgain,
}: DeckProps) {
  const still = useReducedMotion();
  const navigate = useNavigate();
  const keys = useId();
  const [status, setStatus] = useState('');
  const [short, setShort] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState<string>();
  const view = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef(false);
  const [top, next] = deck.remaining;
  const isOver = top === undefined;
  const isWhole = useWholeInView(view);
  const mustAsk = offer === 'charged' && !agreed && !hasPaid;
  // Preloaded, but only for visitors who can pay.
  const ask = useLazyImport(mustAsk, loadAsk);
  const askFailed = asking !== undefined && ask.state === 'failed';

  useEffect(() => {
    // Focus moves only if the used control is gone or disabled.
    if (!focusNext.current) return;
    focusNext.current = false;
    (isOver ? heading : stage).current?.focus();
  }, [isOver]);

  const announceStep = (outcome: Outcome) => {
    setAsking(undefined);
    if (!top) return;
    const announcement =
      outcome.kind === 'short'
        ? copy.done.short(top.name, outcome.balance)
        : copy.done[outcome.kind](top.name);
    setStatus(`${announcement} ${next ? copy.done.next(who(next)) : copy.end.heading}`);
    setShort(outcome.kind === 'short');
    focusNext.current = next === undefined;
  };
  const decide = (choice: Choice) => {
    if (!top) return;
    if (card.current && layer.current && !still) flyAway(card.current, layer.current, choice);
    announceStep(onDecide(top, choice));
  };
  const saveForLater = () => {
    if (top) announceStep(onLater(top));
  };
  const choose = (choice: Choice) => {
    if (choice === 'superLike' && offer === 'loggedOut') {
      void navigate(PATHS.login);
      return;
    }
    if (choice !== 'superLike' || !mustAsk) {
      decide(choice);
      return;
    }
    setAsking(top?.id);
    ask.retry();
  };

  const undo = () => {
    const person = onUndo();
    if (!person) return;
    setStatus(copy.done.undone(who(person)));
    setShort(false);
    focusNext.current = isOver;
  };
  const again = () => {
    onAgain(() => {
      setStatus(copy.done.restored);
      setShort(false);
      // Deferred: the clicked toast returns focus when it closes.
      systemClock.later(0, () => (heading.current ?? stage.current)?.focus());
    });
    setStatus(copy.done.over);
    setShort(false);
    focusNext.current = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choiceOfKey(event.key);
    // In the menu, arrow keys belong to the menu.
    const inMenu =
      event.target instanceof Element && event.target.closest('[data-slot="person-menu"]');
    const isLater = event.key === LATER_KEY;
    if (
      !(choice || isLater) ||
      isOver ||
      inMenu ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    if (event.repeat) return;
    if (choice) choose(choice);
    else saveForLater();
  };

  return (
    <>
      <div
        id="deck"
        role="group"
        aria-label={copy.decks}
        className="relative z-1 mx-auto grid w-full max-w-96 scroll-mt-[calc(var(--header-height)+1rem)] gap-4"
        onKeyDown={onKeyDown}
      >
        <div ref={view} className="grid scroll-mt-(--header-height) gap-4">
          <div className={clsx('relative', isOver ? 'min-h-[22rem]' : deckHeightClass)}>
            {top ? (
              <>
                {next ? <NextCard person={next} /> : null}
                <div
                  ref={stage}
                  data-slot="stage"
                  role="group"
                  tabIndex={0}
                  aria-label={copy.deck(top.name, top.age)}
                  aria-describedby={keys}
                  className="absolute inset-0 rounded-lg"
                >
                  <SwipeCard
                    key={top.id}
                    person={top}
                    cardRef={card}
                    fingerMayGoUp={isWhole}
                    onDecide={choose}
                  />
                </div>
                <LaterButton onLater={saveForLater} />
                <PersonMenu
                  person={top}
                  align="end"
                  className="absolute! end-3 top-3 z-1 [[data-slot=stage]:has([data-dragged])~&]:invisible"
                  onGone={() => (stage.current ?? heading.current)?.focus()}
                />
              </>
            ) : (
              <DeckEnd
                likes={deck.likes}
                passes={deck.passes}
                later={deck.later}
                headingRef={heading}
                onAgain={again}
              />
            )}
            <p id={keys} className="sr-only">
              {copy.keys}
            </p>
            <div
              ref={layer}
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 empty:hidden"
            />
          </div>
          <DeckControls
            open={!isOver}
            canUndo={deck.last !== undefined}
            isGiven={offer === 'given'}
            onDecide={choose}
            onUndo={undo}
          />
        </div>
        <div className="min-h-[2lh] px-14 text-center text-small text-ink-soft md:px-0">
          <p role="status">{askFailed ? copy.ask.failed : status}</p>
          {short ? (
            <TextLink asChild variant="nav" className="text-primary">
              <Link to={PATHS.pricing}>{copy.getCoins}</Link>
            </TextLink>
          ) : null}
        </div>
      </div>
      {top && asking === top.id && ask.state === 'ready' ? (
        <ask.value.ConfirmSuperLike
          name={top.name}
          balance={balance}
          onAgree={() => {
            setAgreed(true);
            decide('superLike');
          }}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </>
  );
}
