import { Check, X } from 'lucide-react';

import { dataCopy } from '../../packages/features/src/parts/your-data/copy';
import { purchaseCopy } from '../../packages/features/src/parts/purchase/copy';
import { forgotPasswordCopy } from '../../packages/features/src/pages/forgot-password/copy';
import { messagesCopy } from '../../packages/features/src/pages/messages/copy';
import { previewCopy } from '../../packages/features/src/pages/preview/copy';
import { radarCopy } from '../../packages/features/src/pages/radar/copy';
import { shareProfileCopy } from '../../packages/features/src/pages/share-profile/copy';
import { swipeCopy } from '../../packages/features/src/pages/swipe/copy';
import { userCopy } from '../../packages/features/src/pages/user/copy';
import { shellCopy } from '../../packages/features/src/shell/copy';
import { versionCopy } from '../../packages/features/src/parts/page/version-copy';

interface Pair {
  readonly rule: string;
  readonly said: string;
  readonly not: string;
}

const PAIRS: readonly Pair[] = [
  {
    rule: 'Say what happened, why, and what to do',
    said: purchaseCopy.failures.refused,
    not: 'Payment error. Please try again later.',
  },
  {
    rule: 'Say what didn’t happen',
    said: messagesCopy.failed,
    not: 'Oops, something went wrong!',
  },
  {
    rule: 'The price before the click',
    said: swipeCopy.ask.text(120),
    not: 'Stand out with a Super Like!',
  },
  {
    rule: 'An action that can’t be undone says so, and its button names the action',
    said: dataCopy.erase.confirm.text,
    not: 'Are you sure? – OK',
  },
  { rule: 'An empty list says how to fill it', said: messagesCopy.empty.text, not: 'No data.' },
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
  { rule: 'Don’t blame anyone', said: shareProfileCopy.empty.text, not: 'Invalid link.' },
  { rule: 'Say what is loading', said: shellCopy.hydration.queued, not: 'Loading, please wait…' },
];

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

export function Names() {
  return (
    <Entries
      list={[
        {
          term: 'This device',
          text: 'Where everything is saved. Not “your account”, “the cloud” or “local storage”.',
        },
        {
          term: 'Coins',
          text: 'The unit for extras. Write “3 coins”, never “3”.',
        },
        {
          term: 'Like, Pass, Super Like',
          text: 'The three decisions. Not “swipe right”: there are buttons and keys too.',
        },
        {
          term: 'Invented person',
          text: 'A sample profile. Never “someone near you”.',
        },
        {
          term: 'Hidden people',
          text: 'People a visitor has hidden, blocked or reported: one list in the settings.',
        },
        {
          term: 'Leave',
          text: 'The quick exit. Its name doesn’t reveal why someone uses it.',
        },
        {
          term: 'Log in, log out',
          text: 'Verbs, in two words. Visitors without an account use the demo account.',
        },
        {
          term: 'Assistant',
          text: 'The program that answers questions. It has no human name and no face.',
        },
      ]}
    />
  );
}

export function Unclaimed() {
  return (
    <Entries
      list={[
        { term: 'That someone is verified', text: previewCopy.intro },
        { term: 'That anyone reads reports today', text: versionCopy.reports },
        { term: 'That figures are measured', text: versionCopy.figures },
        { term: 'That love stories are real', text: versionCopy.stories },
        { term: 'That the radar knows where you are', text: radarCopy.honest },
        { term: 'That an email was sent', text: forgotPasswordCopy.done.nothing },
        { term: 'That a message arrived', text: messagesCopy.honest },
        { term: 'That money moved', text: purchaseCopy.simulation },
      ]}
    />
  );
}
