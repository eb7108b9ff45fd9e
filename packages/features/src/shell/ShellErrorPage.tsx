import { Button } from '@iru/ui/button';

import { BASE_PATH } from '../domain/language';
import { EMERGENCY } from '../domain/emergency-numbers';
import { QuickExit } from '../parts/quick-exit/QuickExit';
import { reloadPage } from '../platform/reload';
import { shellCopy } from '#words/shell/copy';
import { StatusPage } from './StatusPage';
import { shellCopy as englishCopy } from './copy';

const copy = shellCopy.broken;

/** Shown instead of the whole site if the shell itself fails (SHELL-7). */
export function ShellErrorPage() {
  return (
    <main>
      <StatusPage
        title={copy.title}
        hint={copy.hint}
        english={englishCopy.broken.hint}
        actions={
          <>
            <Button onClick={reloadPage}>{copy.reload}</Button>
            <Button asChild variant="secondary">
              <a href={`${BASE_PATH}/`}>{copy.home}</a>
            </Button>
            <Button asChild variant="secondary">
              <a href={`tel:${EMERGENCY.allServices}`}>{copy.call(EMERGENCY.allServices)}</a>
            </Button>
            <QuickExit className="mt-6 basis-full justify-items-center!" />
          </>
        }
      />
    </main>
  );
}
