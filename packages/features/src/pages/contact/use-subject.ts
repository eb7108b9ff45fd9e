import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { type ContactSubject, readContactSubject } from '../../domain/contact';
import { useQuery } from '../../parts/hooks/use-query';

/** Each visit to a URL with a subject sets it. `onLink` is called after a link on this page, and must be constant. */
export const useSubject = (
  onLink: () => void,
): readonly [subject: ContactSubject, setSubject: (subject: ContactSubject) => void] => {
  const { key } = useLocation();
  const type = useNavigationType();
  const fromUrl = useQuery().get('subject');
  const [subject, setSubject] = useState(() => readContactSubject(fromUrl));

  const location = fromUrl === null ? null : `${key} ${fromUrl}`;
  const [previous, setPrevious] = useState(location);
  if (location !== previous) {
    setPrevious(location);
    if (fromUrl !== null) setSubject(readContactSubject(fromUrl));
  }

  const handledKey = useRef(key);
  useEffect(() => {
    if (handledKey.current === key) return;
    handledKey.current = key;
    if (type !== NavigationType.Pop) onLink();
  }, [key, type, onLink]);
  return [subject, setSubject];
};
