import { useState } from 'react';

import { profileCardCopy } from '../../../packages/features/src/parts/profile-card/copy';
import { shareLinks } from '../../../packages/features/src/parts/profile-card/share-links';

/** The natural size of the portraits, in pixels. */
const SIZE = { width: 480, height: 600 };

/** What a card keeps, and every word on it. */
export const useCard = ({ name, image }) => {
  const [liked, setLiked] = useState(false);
  const [comments, setComments] = useState([]);
  return {
    liked,
    setLiked,
    comments,
    addComment: (text) => setComments((last) => [{ id: String(last.length), text }, ...last]),
    labels: profileCardCopy.labels(name, comments.length),
    links: shareLinks(window.location.href, profileCardCopy.shareText(name)),
    picture: { src: image, alt: profileCardCopy.portrait(name), ...SIZE },
  };
};

/** A draft of a comment, and what posts it. */
export const useDraft = (addComment) => {
  const [draft, setDraft] = useState('');
  const post = (event) => {
    event.preventDefault();
    const text = draft.trim();
    if (!text) return;
    addComment(text);
    setDraft('');
  };
  return { draft, setDraft, post };
};

/** Waves, connects and copies: what the bench never presses. */
export const nothing = () => undefined;
