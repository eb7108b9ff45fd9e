import { Button } from '@iru/ui/button';
import { useId } from 'react';

import { signInCopy } from '#words/pages/user/sign-in-copy';

const copy = signInCopy.others;
const WAYS = ['google', 'facebook'] as const;

/** Google and Facebook sign-in: not available yet, visibly and to assistive technology. */
export function SocialSignIn() {
  const id = useId();
  return (
    <section aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`} className="font-text text-body font-semibold tracking-normal">
        {copy.heading}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {WAYS.map((way) => (
          <li key={way}>
            {/* Not the native attribute: a button without focus could never explain why it is disabled. */}
            <Button
              block
              variant="secondary"
              aria-disabled="true"
              aria-describedby={`${id}${way}`}
              className="border-dashed! text-ink-soft! hover:border-edge! hover:bg-surface!"
            >
              {copy[way]}
            </Button>
            <p id={`${id}${way}`} className="mt-1 text-center text-small text-ink-soft">
              {copy.soon}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
