import { Button } from '@iru/ui/button';
import { Logo } from '@iru/ui/logo';

import { brand } from '../content/brand';
import { offlineCopy } from '#words/parts/offline/copy';
import { KeptPages } from '../parts/offline/KeptPages';
import { QuickExitLink } from './QuickExitLink';

const copy = offlineCopy.noConnection;
/** An empty address is the one of the page that was asked for. */
const samePage = { href: '' } as const;

/** Prerendered, and shown by the worker in place of a page that isn't kept; works without the application (OFFLINE-2). */
export function NoConnection() {
  return (
    <>
      <header className="border-b border-line">
        <div className="page-width flex items-center gap-2 py-2">
          <Logo size={32} />
          <p translate="no" className="flex-1 font-display text-title font-bold">
            {brand.name}
          </p>
          <QuickExitLink />
        </div>
      </header>
      <main className="page-width py-12">
        <div className="mx-auto w-full max-w-form">
          <h1 className="text-heading">{copy.title}</h1>
          <p className="mt-4 text-ink-soft">{copy.text}</p>
          <Button asChild className="mt-6">
            <a {...samePage}>{copy.retry}</a>
          </Button>
        </div>
        <KeptPages />
      </main>
    </>
  );
}
