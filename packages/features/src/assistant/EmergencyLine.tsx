import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

import { withEnglish } from '../parts/language/with-english';
import { Verbatim } from '../parts/verbatim/Verbatim';
import { EMERGENCY } from '../domain/emergency-numbers';
import { PATHS } from '../paths';
import { assistantCopy } from '#words/assistant/copy';
import { assistantCopy as englishCopy } from './copy';

const copy = assistantCopy.emergency;
const { emergency: english } = englishCopy;
/** The Trust & Safety document, which starts with what to do in an emergency. */
const SAFETY_TIPS = `${PATHS.legal}?doc=safety`;

export interface EmergencyLineProps {
  onFollow?: () => void;
  className?: string;
}

/** The emergency number and a link to the safety tips; works without an answer, a service or a connection. */
export function EmergencyLine({ onFollow, className }: EmergencyLineProps) {
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-1 text-small', className)}>
      <span className="font-semibold">
        {withEnglish(copy.question, `${english.question} ${english.call}`)}
      </span>
      <TextLink asChild variant="nav" className="font-semibold underline">
        <a href={`tel:${EMERGENCY.allServices}`}>
          <Phone size={16} aria-hidden="true" />
          <Verbatim part={EMERGENCY.allServices}>{copy.call}</Verbatim>
        </a>
      </TextLink>
      <TextLink asChild variant="nav" className="underline">
        <Link to={SAFETY_TIPS} onClick={onFollow}>
          {copy.tips}
        </Link>
      </TextLink>
    </p>
  );
}
