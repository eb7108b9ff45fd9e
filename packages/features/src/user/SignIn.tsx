import { Button } from '@iru/ui/button';
import { Link as TextLink } from '@iru/ui/link';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import cityDusk from '../assets/scenes/city-dusk.svg';
import { PATHS } from '../paths';
import { EntryFrame } from '../shared/entry/EntryFrame';
import { PageHead } from '../shared/page/PageHead';
import { OtherWays } from './OtherWays';
import { signInCopy as copy } from './sign-in-copy';
import { SignInForm, type SignInFormProps } from './SignInForm';

export interface SignInProps extends SignInFormProps {
  /** Called to go on with the demo session. */
  onDemo: () => void;
  /** What has just happened, '' for nothing; announced. */
  status: string;
  /** The heading, for whoever moves focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What the User Page shows to a logged-out visitor (spec 2, Sign-in screen). */
export function SignIn({ onSignIn, onDemo, status, headingRef }: SignInProps) {
  return (
    <div data-visitor="logged-out">
      <PageHead title={copy.title} description={copy.description} />
      <EntryFrame
        scene={cityDusk}
        beside={
          <aside aria-labelledby="demo" className="rounded-lg bg-accent-wash p-5 md:p-6">
            <h2 id="demo" className="text-title">
              {copy.demo.heading}
            </h2>
            <p className="mt-2">{copy.demo.text}</p>
          </aside>
        }
      >
        <h1 ref={headingRef} tabIndex={-1} className="text-display">
          {copy.heading}
        </h1>
        <p className="mt-3 text-lead text-ink-soft">{copy.intro}</p>
        <p role="status" className="mb-8 not-empty:mt-4 not-empty:border-s-4 not-empty:border-accent not-empty:ps-4">
          {status}
        </p>
        <SignInForm onSignIn={onSignIn} />
        <Button block variant="secondary" size="lg" className="mt-3" onClick={onDemo}>
          {copy.demo.action}
        </Button>
        <p className="mt-4 flex flex-wrap items-center gap-x-2">
          {copy.create.question}
          <TextLink asChild variant="nav" className="-mx-2 text-primary underline">
            <Link to={PATHS.register}>{copy.create.action}</Link>
          </TextLink>
        </p>
        <div className="mt-6 border-t border-line pt-6">
          <OtherWays />
        </div>
      </EntryFrame>
    </div>
  );
}
