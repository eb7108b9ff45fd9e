import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { Portrait } from '@iru/ui/portrait';
import { MapPin, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';

import { labelOf } from '#words/content/labels';
import { CopyButton } from '../../parts/copy-button/CopyButton';
import { useShare } from '../../parts/hooks/use-share';
import { profileLink } from '../../parts/profile-card/profile-link';
import { PATHS } from '../../paths';
import { canShareNatively } from '../../platform/share';
import { shareProfileCopy as copy } from '#words/pages/share-profile/copy';
import { pictureAddress, type SharedProfile } from './shared-profile';

export interface SharedCardProps {
  profile: SharedProfile;
}

export function SharedCard({ profile }: SharedCardProps) {
  const { pending, refused, share } = useShare();
  const { picture, age, city, country } = profile;
  const name = profile.name ?? copy.nameless;
  const place = copy.place(city, country && labelOf(country));
  const href = profileLink({ ...profile, image: pictureAddress(picture) });
  return (
    <article
      aria-labelledby="shared-name"
      className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-[2fr_3fr] lg:max-w-[56rem]"
    >
      <Portrait
        src={picture.kind === 'own' ? picture.src : undefined}
        alt={copy.portrait(name)}
        width={480}
        height={600}
        eager
        className="rounded-none sm:h-full"
      />
      <div className="flex min-w-0 flex-col justify-center gap-5 p-6 sm:p-10">
        <div>
          <h2 id="shared-name" className="text-heading wrap-anywhere">
            <bdi translate="no">{copy.nameWithAge(name, age)}</bdi>
          </h2>
          {place ? (
            <p className="mt-2 flex items-start gap-2 text-lead wrap-anywhere text-ink-soft">
              <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <bdi className="min-w-0">{place}</bdi>
            </p>
          ) : null}
        </div>
        {picture.kind === 'foreign' ? (
          <p className="text-small wrap-anywhere text-ink-soft">
            <span>{copy.foreign(picture.host)}</span>{' '}
            <TextLink external newTabLabel={copy.newTab} href={picture.href}>
              {copy.openForeign}
            </TextLink>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={PATHS.register}>{copy.join}</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to={PATHS.findMatch}>{copy.browse}</Link>
          </Button>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {canShareNatively() ? (
            <Button
              variant="ghost"
              pending={pending}
              onClick={() =>
                void share({ title: copy.title, text: copy.shareText(name), url: href })
              }
            >
              <Share2 size={20} aria-hidden="true" />
              <span>{copy.share}</span>
            </Button>
          ) : null}
          <CopyButton
            variant="ghost"
            text={href}
            label={copy.copy}
            fieldLabel={copy.link}
            manual={refused ? copy.refused : undefined}
          />
        </div>
      </div>
    </article>
  );
}
