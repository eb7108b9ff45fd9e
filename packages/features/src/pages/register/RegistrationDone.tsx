import { Button } from '@iru/ui/button';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import type { OwnProfile } from '../../persistence/own-profile';
import { ResultDialog } from '../../parts/account/ResultDialog';
import { PersonName } from '../../parts/person-name/PersonName';
import { PATHS } from '../../paths';
import { registerCopy } from '#words/pages/register/registration-copy';
import { withEnglish } from '../../parts/language/with-english';
import { registerCopy as english } from './registration-copy';

const { afterwards: copy, result } = registerCopy;

export interface RegistrationDoneProps {
  profile: OwnProfile;
  isPersisted: boolean;
  isResultOpen: boolean;
  onCloseResult: () => void;
  onDemo: () => void;
  onAgain: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What happens next, below the success message (REG-6). */
export function RegistrationDone({
  profile,
  isPersisted,
  isResultOpen,
  onCloseResult,
  onDemo,
  onAgain,
  headingRef,
}: RegistrationDoneProps) {
  return (
    <div>
      <h1 ref={headingRef} tabIndex={-1} className="text-display wrap-anywhere">
        <PersonName
          name={profile.firstName}
          within={copy.heading}
          fallback={copy.unnamed}
          most={40}
        />
      </h1>
      <p className="mt-4 text-lead text-ink-soft">
        {isPersisted
          ? withEnglish(copy.saved, english.afterwards.saved)
          : withEnglish(copy.notSaved, english.afterwards.notSaved)}
      </p>
      <h2 className="mt-8 text-title">{copy.list}</h2>
      <ol className="mt-3 grid list-decimal gap-2 ps-6 marker:font-semibold marker:text-primary">
        {(isPersisted ? copy.steps : copy.stepsNotSaved).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={PATHS.findMatch}>{copy.browse}</Link>
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
      <ResultDialog
        open={isResultOpen}
        title={result.title}
        message={result.message}
        note={isPersisted ? result.note : undefined}
        onClose={onCloseResult}
        onDemo={onDemo}
      />
    </div>
  );
}
