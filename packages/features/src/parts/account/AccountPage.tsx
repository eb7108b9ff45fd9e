import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import lake from '../../assets/scenes/lake.svg';
import { PATHS } from '../../paths';
import { FormColumns } from '../form-page/FormColumns';
import { accountCopy as copy } from '#words/parts/account/copy';
import { DemoAside } from './DemoAside';
import { DemoButton } from './DemoButton';

const SIDES = [
  { side: 'login', path: PATHS.login, label: copy.login },
  { side: 'register', path: PATHS.register, label: copy.register },
] as const;

export interface AccountPageProps {
  /** Which of the two forms is shown. */
  side: (typeof SIDES)[number]['side'];
  /** Called to continue with the demo account. */
  onDemo: () => void;
  /** Full-width content above the form. */
  above?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The layout of login and registration: toggle, form, demo and rules (LOGIN-1). */
export function AccountPage({ side, onDemo, above, children }: AccountPageProps) {
  return (
    <div className="page-width pt-4 pb-(--section-space)">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <TextLink asChild variant="nav" className="-ms-2">
          <Link to={PATHS.home}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span>{copy.home}</span>
          </Link>
        </TextLink>
        <nav
          aria-label={copy.toggle}
          className="flex rounded-full border border-line bg-sunken p-1 max-xs:flex-wrap max-xs:rounded-lg"
        >
          {SIDES.map(({ side: each, path, label }) => (
            <Link
              key={each}
              to={path}
              preventScrollReset
              aria-current={each === side ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-full border border-transparent px-2.5 font-semibold sm:px-5',
                'text-ink-soft transition-colors duration-fast hover:text-ink',
                'aria-[current=page]:border-line aria-[current=page]:bg-raised aria-[current=page]:text-ink',
                'aria-[current=page]:forced-selected max-xs:px-2',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {above ? <div className="mt-6">{above}</div> : null}
      <div className="mt-8">
        <FormColumns
          scene={lake}
          beside={
            <>
              <DemoAside heading={copy.demo.heading} text={copy.demo.text}>
                <DemoButton variant="secondary" className="mt-5" onDemo={onDemo}>
                  {copy.demo.action}
                </DemoButton>
              </DemoAside>
              <nav aria-label={copy.rules} className="-mx-2 flex flex-wrap gap-x-4">
                <TextLink asChild variant="nav">
                  <Link to={PATHS.legal}>{copy.legal}</Link>
                </TextLink>
                <TextLink asChild variant="nav">
                  <Link to={PATHS.communityGuidelines}>{copy.guidelines}</Link>
                </TextLink>
              </nav>
            </>
          }
        >
          {children}
        </FormColumns>
      </div>
    </div>
  );
}
