import { Avatar } from '@iru/ui/avatar';
import { Button } from '@iru/ui/button';
import { Motif } from '@iru/ui/motif';
import { LayoutDashboard, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { labelOf } from '#words/content/labels';
import { legalHref } from '../../content/legal/documents';
import type { OwnProfile } from '../../persistence/own-profile';
import { cleanName } from '../../domain/name';
import { safeText } from '../../domain/text';
import { FirstUse } from '../../parts/first-use/FirstUse';
import { formatLocation } from '../../parts/people/format-location';
import { PersonName } from '../../parts/person-name/PersonName';
import { PATHS } from '../../paths';
import { userCopy as copy } from '#words/pages/user/copy';

const links = [
  { to: PATHS.settings, label: copy.settings, Icon: Settings, variant: 'secondary' },
  { to: PATHS.dashboard, label: copy.dashboard, Icon: LayoutDashboard, variant: 'secondary' },
  { to: legalHref('safety'), label: copy.safety, Icon: ShieldCheck, variant: 'ghost' },
] as const;

export interface MemberHeadProps {
  /** Null before the registration. */
  profile: OwnProfile | null;
  onLogOut: () => void;
}

/** The greeting, by first name if known, and the main links. */
export function MemberHead({ profile, onLogOut }: MemberHeadProps) {
  const name = profile ? cleanName(profile.firstName, 40) : '';
  const locationText = profile ? formatLocation(profile) : '';
  return (
    <header className="page-width pt-6 md:pt-12">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        {profile ? (
          <Avatar name={`${name} ${safeText(profile.lastName, 40)}`} alt="" size={96} />
        ) : null}
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-small font-semibold tracking-wide text-primary uppercase">
            {copy.eyebrow}
          </p>
          <FirstUse
            page={PATHS.user}
            heading={
              <h1 className="mt-1 text-display wrap-anywhere">
                {name ? <PersonName name={name} within={copy.greeting} /> : copy.demoGreeting}
              </h1>
            }
          >
            <p className="mt-2 max-w-prose text-lead wrap-anywhere text-ink-soft">
              {profile
                ? [String(profile.age), locationText, labelOf(profile.status)]
                    .filter(Boolean)
                    .join(' · ')
                : copy.demoIntro}
            </p>
          </FirstUse>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button asChild>
          <Link to={PATHS.findMatch}>{copy.browse}</Link>
        </Button>
        {links.map(({ to, label, Icon, variant }) => (
          <Button key={to} asChild variant={variant}>
            <Link to={to}>
              <Icon aria-hidden="true" className="size-5" />
              <span>{label}</span>
            </Link>
          </Button>
        ))}
        <Button variant="ghost" onClick={onLogOut}>
          <LogOut aria-hidden="true" className="size-5" />
          <span>{copy.logOut}</span>
        </Button>
      </div>
      <Motif pattern="zigzag" scale={0.5} className="mt-8 max-h-3 text-line" />
    </header>
  );
}
