import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { TextLink } from '@iru/ui/text-link';
import { Link } from 'react-router-dom';

import cityDusk from '../../assets/scenes/city-dusk.svg';
import { DemoAside } from '../../parts/account/DemoAside';
import { DemoButton } from '../../parts/account/DemoButton';
import { authGateCopy, type SavedCounts } from '#words/parts/auth-gate/copy';
import { FormPage } from '../../parts/form-page/FormPage';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { SocialSignIn } from './SocialSignIn';
import { signInCopy as copy } from '#words/pages/user/sign-in-copy';
import { SignInForm, type SignInFormProps } from './SignInForm';

export interface SignInProps extends SignInFormProps {
  onDemo: () => void;
  /** What is saved on the device of a visitor who has logged out here. @default nothing */
  counts?: SavedCounts;
  /** Whether the visitor has logged out here. @default false */
  hasLeft?: boolean;
  /** The latest status to announce, '' for none. */
  status: string;
}

/** The User Page of a logged-out visitor (USER-1). */
export function SignIn({ onSignIn, onDemo, counts = {}, hasLeft = false, status }: SignInProps) {
  const ready = useHydrated();
  return (
    <div data-visitor="logged-out" className="min-h-dvh">
      <PageHead title={copy.title} description={copy.description} />
      <FormPage
        scene={cityDusk}
        beside={
          <DemoAside heading={copy.demo.heading} text={copy.demo.text}>
            {Object.values(counts).some((count) => count > 0) ? (
              <p className="mt-2 font-semibold">{authGateCopy.saved(counts)}</p>
            ) : null}
          </DemoAside>
        }
      >
        <h1 className="text-display">{copy.heading}</h1>
        {/* Prerendered markup has both; the root attribute set by the first script picks one. */}
        {ready && hasLeft ? null : (
          <p data-visitor={ready ? undefined : 'not-left'} className="mt-3 text-lead text-ink-soft">
            {copy.intro}
          </p>
        )}
        {ready && !hasLeft ? null : (
          <p data-visitor={ready ? undefined : 'left'} className="mt-3 text-lead text-ink-soft">
            {authGateCopy.text}
          </p>
        )}
        <p
          role="status"
          className="mb-8 not-empty:mt-4 not-empty:border-s-4 not-empty:border-accent not-empty:ps-4"
        >
          {status}
        </p>
        <SignInForm onSignIn={onSignIn} />
        <DemoButton block variant="secondary" size="lg" className="mt-3" onDemo={onDemo}>
          {copy.demo.action}
        </DemoButton>
        <p className="mt-4 flex flex-wrap items-center gap-x-2">
          <span>{copy.create.question}</span>
          <TextLink asChild variant="nav" className="-mx-2 text-primary underline">
            <Link to={PATHS.register}>{copy.create.action}</Link>
          </TextLink>
        </p>
        <div className="mt-6 border-t border-line pt-6">
          <SocialSignIn />
        </div>
      </FormPage>
    </div>
  );
}
