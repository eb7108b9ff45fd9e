import { Button } from '@iru/ui/button';
import { Details } from '@iru/ui/details';
import { Link } from 'react-router-dom';

import type { OwnProfile } from '../../persistence/own-profile';
import { PATHS } from '../../paths';
import { userCopy } from '#words/pages/user/copy';
import { profileAnswers } from './profile-answers';

const copy = userCopy.profile;

export interface OwnProfileCardProps {
  /** Null before the registration. */
  profile: OwnProfile | null;
}

export function OwnProfileCard({ profile }: OwnProfileCardProps) {
  return (
    <section aria-labelledby="own-profile" className="border-t border-line pt-8">
      <h2 id="own-profile" className="text-heading">
        {profile ? copy.heading : copy.empty.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{profile ? copy.intro : copy.empty.text}</p>
      {profile ? (
        <Details summary={copy.open} className="mt-3">
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {profileAnswers(profile).map(({ field, label, answer }) => (
              <div key={field} className="border-t border-line pt-3">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="mt-0.5 font-medium wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        </Details>
      ) : (
        <Button asChild variant="secondary" className="mt-5">
          <Link to={PATHS.register}>{copy.empty.action}</Link>
        </Button>
      )}
    </section>
  );
}
