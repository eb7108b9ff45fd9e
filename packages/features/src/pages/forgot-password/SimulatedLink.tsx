import { Button } from '@iru/ui/button';
import { useEffect, useRef } from 'react';

import { safeText } from '../../domain/text';
import { forgotPasswordCopy } from '#words/pages/forgot-password/copy';

const copy = forgotPasswordCopy.done;

export interface SimulatedLinkProps {
  email: string;
  onAgain: () => void;
}

export function SimulatedLink({ email, onAgain }: SimulatedLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 rounded-lg border-s-4 border-accent bg-accent-wash p-5 md:p-7">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {copy.heading}
      </h2>
      <p className="mt-3">{copy.nothing}</p>
      <p className="mt-3 wrap-anywhere">{copy.otherwise(safeText(email, 80))}</p>
      <p className="mt-3">{copy.meanwhile}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}
