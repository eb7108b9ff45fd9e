import { TextLink } from '@iru/ui/text-link';
import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { DemoButton } from '../account/DemoButton';
import {
  authGateCopy as copy,
  type GatedSection,
  type SavedCounts,
} from '#words/parts/auth-gate/copy';

export interface LoginPromptProps {
  /** The part of the page that the prompt replaces. */
  section: GatedSection;
  /** How many entries of this and related sections are saved on the device. */
  counts: SavedCounts;
  /** Called when the visitor logs in with the demo account. */
  onLogIn: () => void;
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 2 | 3;
  /** Extra classes for the root element. */
  className?: string;
}

/** Replaces saved content after a logout: shows how much is saved, and how to log in. */
export function LoginPrompt({
  section,
  counts,
  onLogIn,
  headingLevel = 2,
  className,
}: LoginPromptProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-login-prompt={section}
      className={clsx(
        'overflow-hidden rounded-lg border border-line bg-surface shadow-soft',
        className,
      )}
    >
      <Motif pattern="zigzag" scale={0.5} className="max-h-3 text-accent" />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 px-5 py-8 sm:px-8 sm:py-10">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
          <Lock aria-hidden="true" className="size-7" />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <Heading className="text-title">{copy.sections[section].heading}</Heading>
          <p className="mt-2 max-w-prose">
            <span>{copy.saved(counts)}</span> <span className="text-ink-soft">{copy.text}</span>
          </p>
          <DemoButton className="mt-5" onDemo={onLogIn}>
            {copy.demo}
          </DemoButton>
          <p className="-mx-2 mt-2 flex flex-wrap gap-x-4">
            <TextLink asChild variant="nav">
              <Link to={PATHS.login}>{copy.logIn}</Link>
            </TextLink>
            <TextLink asChild variant="nav">
              <Link to={`${PATHS.user}#your-data`}>{copy.data}</Link>
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}
