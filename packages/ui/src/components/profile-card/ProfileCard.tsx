'use client';

import { clsx } from 'clsx';
import { Heart, MessageCircle, Share2 } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';

import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import { Button } from '../button/Button';
import { cardRecipe } from '../card/Card.variants';
import { IconButton } from '../icon-button/IconButton';
import { Portrait } from '../portrait/Portrait';
import { useLabels } from '../../labels/use-labels';
import { profileCardLabels } from './copy';
import type {
  ProfileCardLabels,
  ProfileComment,
  ProfilePerson,
  ProfilePicture,
  ShareLink,
} from './ProfileCard.types';
import { ProfileComments } from './ProfileComments';
import { type ProfileHeadingLevel, ProfileIdentity } from './ProfileIdentity';
import { ProfileShare } from './ProfileShare';

export interface ProfileCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The person. */
  person: ProfilePerson;
  /** Their picture, unblurred. */
  picture: ProfilePicture;
  /** Whether the visitor likes them. */
  liked: boolean;
  /** Called with the new state. */
  onLikedChange: (liked: boolean) => void;
  /** The comments, newest first. */
  comments: ReadonlyArray<ProfileComment>;
  /** Called with a new comment, trimmed and never empty. */
  onComment: (text: string) => void;
  /** The networks to offer if the device can't share by itself. */
  shareLinks: ReadonlyArray<ShareLink>;
  /** Called before a network opens; call `preventDefault` to open it in another way. */
  onShareLink?: (link: ShareLink, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called to copy the profile's link. */
  onCopyLink: () => void;
  /** The link to copy by hand, if the browser refused to copy it or to open a window. */
  manualLink?: string;
  /** Tries the device's own share sheet; returns false if it isn't available, and the panel opens. */
  onShare: () => boolean | Promise<boolean>;
  /** Called when the visitor waves. */
  onWave: () => void;
  /** Called when the visitor asks to connect. */
  onConnect: () => void;
  /** The panel that is open at first. @default none */
  defaultPanel?: 'comments' | 'share';
  /** Labels that replace the English `profileCardLabels`. */
  labels?: Partial<ProfileCardLabels>;
  /** A control on the picture, in the corner opposite the like button. */
  corner?: ReactNode;
  /** The heading level of the name on the page. @default 3 */
  headingLevel?: ProfileHeadingLevel;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

const quietButton = clsx(
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-small font-semibold text-ink-soft',
  'transition-colors duration-fast hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink',
);

/** A person and the ways to interact with them (CARD-1). */
export function ProfileCard({
  person,
  picture,
  liked,
  onLikedChange,
  comments,
  onComment,
  shareLinks,
  onShare,
  onShareLink,
  onCopyLink,
  manualLink,
  onWave,
  onConnect,
  defaultPanel,
  labels: ownLabels,
  corner,
  headingLevel = 3,
  className,
  ...rest
}: ProfileCardProps) {
  const id = useId();
  const labelsOf = useLabels('profileCard', profileCardLabels);
  const labels = {
    ...labelsOf({ name: person.name, comments: comments.length }),
    ...ownLabels,
  };
  const [open, setOpen] = useState(defaultPanel);
  const toggle = (panel: 'comments' | 'share') => setOpen(open === panel ? undefined : panel);
  const share = async () => {
    if (open === 'share' || !(await onShare())) toggle('share');
  };
  return (
    <article
      aria-labelledby={`${id}name`}
      {...rest}
      data-state={liked ? 'liked' : 'idle'}
      data-panel={open}
      className={clsx(cardRecipe({ variant: 'raised' }), className)}
    >
      <Portrait {...picture} />
      {corner ? <div className="absolute start-3 top-3 z-1">{corner}</div> : null}
      <IconButton
        label={labels.like}
        variant="surface"
        pressed={liked}
        className="absolute end-3 top-3 active:scale-95"
        onClick={() => onLikedChange(!liked)}
      >
        <Heart aria-hidden="true" />
      </IconButton>
      <ProfileIdentity
        id={`${id}name`}
        level={headingLevel}
        heading={
          <>
            <span translate="no">{person.name}</span>
            {person.age === undefined ? null : (
              <span className="font-normal">{`, ${person.age}`}</span>
            )}
          </>
        }
        meta={`${person.city}, ${person.country}`}
      />
      <div className="flex flex-1 flex-col justify-end px-5 pt-4 pb-3">
        <div className="flex flex-wrap gap-2 wrap-anywhere *:grow">
          <Button variant="secondary" className="px-3" onClick={ignoreDoubleClick(onWave)}>
            {labels.wave}
          </Button>
          <Button className="px-3" onClick={ignoreDoubleClick(onConnect)}>
            {labels.connect}
          </Button>
        </div>
        <div className="-mx-3 mt-1 flex flex-wrap justify-between">
          <button
            type="button"
            aria-expanded={open === 'comments'}
            aria-controls={open === 'comments' ? `${id}comments` : undefined}
            className={quietButton}
            onClick={() => toggle('comments')}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            <span>{labels.comments}</span>
          </button>
          <button
            type="button"
            aria-expanded={open === 'share'}
            aria-controls={open === 'share' ? `${id}share` : undefined}
            className={quietButton}
            onClick={() => void share()}
          >
            <Share2 aria-hidden="true" className="size-4" />
            <span>{labels.share}</span>
          </button>
        </div>
        {open === 'comments' ? (
          <ProfileComments
            id={`${id}comments`}
            className="animate-fade-in pt-2 pb-2"
            comments={comments}
            onComment={onComment}
            labels={labels}
          />
        ) : null}
        {open === 'share' ? (
          <ProfileShare
            id={`${id}share`}
            className="flex animate-fade-in flex-wrap gap-2 pt-2 pb-2"
            links={shareLinks}
            onShareLink={onShareLink}
            onCopyLink={onCopyLink}
            manualLink={manualLink}
            labels={labels}
          />
        ) : null}
      </div>
    </article>
  );
}
