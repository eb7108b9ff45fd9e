import { Check, X } from 'lucide-react';

import { dataCopy } from '../../packages/features/src/parts/your-data/copy';
import { purchaseCopy } from '../../packages/features/src/parts/purchase/copy';
import { forgotPasswordCopy } from '../../packages/features/src/pages/forgot-password/copy';
import { messagesCopy } from '../../packages/features/src/pages/messages/copy';
import { radarCopy } from '../../packages/features/src/pages/radar/copy';
import { shareProfileCopy } from '../../packages/features/src/pages/share-profile/copy';
import { swipeCopy } from '../../packages/features/src/pages/swipe/copy';
import { userCopy } from '../../packages/features/src/pages/user/copy';
import { shellCopy } from '../../packages/features/src/shell/copy';
import { versionCopy } from '../../packages/features/src/parts/page/version-copy';

interface Pair {
  readonly rule: string;
  /** What the product says, from its own copy. */
  readonly said: string;
  /** What it would say without the rule. */
  readonly not: string;
}

/** Each rule beside words of the product that keep it. */
const PAIRS: readonly Pair[] = [
  {
    rule: 'Say what happened, why, and what to do',
    said: purchaseCopy.failures.refused,
    not: 'Payment error. Please try again later.',
  },
  {
    rule: 'Say what did not happen',
    said: messagesCopy.failed,
    not: 'Oops, something went wrong!',
  },
  {
    rule: 'A price before the press',
    said: swipeCopy.ask.text(120),
    not: 'Stand out with a Super Like!',
  },
  {
    rule: 'An act that cannot be undone says so, and its button says what it does',
    said: dataCopy.erase.confirm.text,
    not: 'Are you sure? – OK',
  },
  { rule: 'An empty place says how it is filled', said: messagesCopy.empty.text, not: 'No data.' },
  {
    rule: 'No pressure, no guilt',
    said: userCopy.wallet.empty,
    not: 'Do not miss out: only a few matches left today!',
  },
  {
    rule: 'A warning gives a reason and leaves the choice',
    said: messagesCopy.safety.text(['money']),
    not: 'Message blocked.',
  },
  { rule: 'Nobody is to blame', said: shareProfileCopy.empty.text, not: 'Invalid link.' },
  { rule: 'Waiting has a subject', said: shellCopy.hydration.queued, not: 'Loading, please wait…' },
];

/** Pairs of what the product says and what it would never say. */
export function DoAndDont() {
  return (
    <ul className="grid list-none gap-8 p-0">
      {PAIRS.map(({ rule, said, not }) => (
        <li key={rule} className="min-w-0">
          <p className="mt-0 mb-2 font-semibold">{rule}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <div className="flex min-w-0 gap-3 rounded-md border border-success bg-success-wash p-4">
              <Check role="img" aria-label="Do" className="mt-1 size-5 shrink-0 text-success" />
              <q className="min-w-0 text-ink">{said}</q>
            </div>
            <div className="flex min-w-0 gap-3 rounded-md border border-danger bg-danger-wash p-4">
              <X role="img" aria-label="Don’t" className="mt-1 size-5 shrink-0 text-danger" />
              <q className="min-w-0 text-ink">{not}</q>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Entry {
  readonly term: string;
  readonly text: string;
}

function Entries({ list }: { list: readonly Entry[] }) {
  return (
    <dl className="m-0 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {list.map(({ term, text }) => (
        <div key={term} className="min-w-0 border-t border-line pt-3">
          <dt className="font-semibold">{term}</dt>
          <dd className="m-0 text-small text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What things are called, so that one thing has one name. */
export function Names() {
  return (
    <Entries
      list={[
        {
          term: 'This device',
          text: 'Where everything is kept. Not “your account”, “the cloud” or “local storage”.',
        },
        {
          term: 'Coins',
          text: 'What small extras cost. An amount has its noun: “3 coins”, never “3”.',
        },
        {
          term: 'Like, Pass, Super Like',
          text: 'The three decisions. Never “swipe right”: there are buttons and keys too.',
        },
        {
          term: 'Drawn sample',
          text: 'A profile of this demonstration. Never “somebody near you”.',
        },
        {
          term: 'Hidden people',
          text: 'Whom a visitor has hidden, blocked or reported: one list, in the settings.',
        },
        {
          term: 'Leave',
          text: 'The way out in a hurry. Its name says nothing of why somebody uses it.',
        },
        {
          term: 'Log in, log out',
          text: 'Verbs, in two words. What a visitor without an account may use is the demo account.',
        },
        {
          term: 'Assistant',
          text: 'The program that answers questions. It has no person’s name and no face.',
        },
      ]}
    />
  );
}

/** What the product does not claim, beside what it says instead. */
export function Unclaimed() {
  return (
    <Entries
      list={[
        { term: 'That somebody is verified', text: versionCopy.planned },
        { term: 'That anybody reads a report today', text: versionCopy.reports },
        { term: 'That figures are measured', text: versionCopy.figures },
        { term: 'That love stories are real', text: versionCopy.stories },
        { term: 'That the radar knows where you are', text: radarCopy.honest },
        { term: 'That an e-mail was sent', text: forgotPasswordCopy.done.nothing },
        { term: 'That a message arrived', text: messagesCopy.honest },
        { term: 'That money moved', text: purchaseCopy.simulated },
      ]}
    />
  );
}
