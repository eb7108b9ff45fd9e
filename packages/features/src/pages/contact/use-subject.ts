import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { type ContactSubject, readContactSubject } from '../../domain/contact';
import { useQuery } from '../../parts/hooks/use-query';

/**
 * The chosen subject and its setter. An address that names a subject sets it, each time it is gone to; `onAsked` is
 * called when a link on this page did so, and must be a constant.
 */
export const useSubject = (
  onAsked: () => void,
): readonly [subject: ContactSubject, setSubject: (subject: ContactSubject) => void] => {
  const { key } = useLocation();
  const type = useNavigationType();
  const named = useQuery().get('subject');
  const [subject, setSubject] = useState(() => readContactSubject(named));

  const place = named === null ? null : `${key} ${named}`;
  const [before, setBefore] = useState(place);
  if (place !== before) {
    setBefore(place);
    if (named !== null) setSubject(readContactSubject(named));
  }

  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (type !== NavigationType.Pop) onAsked();
  }, [key, type, onAsked]);
  return [subject, setSubject];
};
