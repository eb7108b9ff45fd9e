import { ProfileCard } from '@iru/ui/profile-card';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { labelOf } from '#words/content/labels';
import { addComment, commentsOn, commentStore } from '../../persistence/comments';
import { ownPicture } from '../../persistence/likes';
import { isVisible, stripUnsafe } from '../../domain/text';
import { PATHS } from '../../paths';
import { log } from '../../platform/logger';
import { canShareNatively, copyText, openShareWindow, shareNatively } from '../../platform/share';
import { saveForLater } from '../people/save-for-later';
import { useStore } from '../../platform/use-store';
import { PersonMenu } from '../people/PersonMenu';
import { notify } from '../toasts/notify';
import { profileCardCopy as copy } from '#words/parts/profile-card/copy';
import { profileLink } from './profile-link';
import { shareLinks } from './share-links';
import { useLike } from './use-like';

const LATER = ['later'] as const;
/** The natural size of the portraits, in pixels. */
const PORTRAIT_SIZE = { width: 480, height: 600 } as const;

export interface ConnectedProfileCardProps {
  /** The person; the picture may still be loading. */
  profile: {
    id: string;
    name: string;
    age: number;
    city: string;
    country: string;
    image: string | undefined;
  };
  /** Whether the visitor is logged in. */
  loggedIn: boolean;
  /** Where focus goes once the person is hidden. @default the neighbour in the same list */
  onGone?: () => void;
}

/**
 * A profile card with its state: the like is shared across the site, comments last as long as the tab (CARD-1, CARD-3,
 * LIKES-1).
 */
export function ConnectedProfileCard({ profile, loggedIn, onGone }: ConnectedProfileCardProps) {
  const { id, name, image, age, city, country } = profile;
  const navigate = useNavigate();
  const [liked, like] = useLike(profile);
  const comments = commentsOn(useStore(commentStore), id);
  const [manualLink, setManualLink] = useState<string>();
  const here = () => ({
    title: copy.shareTitle(name),
    text: copy.shareText(name),
    url: profileLink({ name, age, city, country, image: image && ownPicture(image) }),
  });

  const share = async () => {
    if (!canShareNatively()) return false;
    const outcome = await shareNatively(here());
    if (outcome === 'refused') setManualLink(here().url);
    return outcome === 'shared' || outcome === 'cancelled';
  };
  const copyLink = async () => {
    const { url } = here();
    if ((await copyText(url)) === 'shared') await notify({ kind: 'success', text: copy.copied });
    else setManualLink(url);
  };
  const comment = (typed: string) => {
    const text = stripUnsafe(typed).trim();
    if (isVisible(text)) addComment(id, text);
  };
  const wave = () => {
    if (loggedIn) void notify({ kind: 'success', text: copy.waved(name) });
    else void navigate(PATHS.register);
  };
  const connect = () => {
    log.info('Connect', { name });
    void notify({ kind: 'info', text: copy.connected(name) });
  };

  return (
    <ProfileCard
      person={{ name, age, city, country: labelOf(country) }}
      picture={{ src: image, alt: copy.portrait(name), ...PORTRAIT_SIZE }}
      liked={liked}
      onLikedChange={like}
      comments={comments}
      onComment={comment}
      shareLinks={typeof window === 'undefined' ? [] : shareLinks(here().url, here().text)}
      onShare={share}
      onShareLink={(link, event) => {
        event.preventDefault();
        if (openShareWindow(link.href) === 'refused') setManualLink(here().url);
      }}
      onCopyLink={() => void copyLink()}
      manualLink={manualLink}
      onWave={wave}
      onConnect={connect}
      corner={
        <PersonMenu
          person={{ id, name }}
          also={LATER}
          onLater={() => saveForLater(profile)}
          onGone={onGone}
        />
      }
      labels={copy.labels(name, comments.length)}
    />
  );
}
