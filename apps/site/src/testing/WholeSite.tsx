import { startSession } from '@iru/features/persistence/session';
import { startErasure } from '@iru/features/platform/erasure';
import { ResetOnErase } from '@iru/features/shell/reset-on-erase';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { routes } from '../routes';
import { startWarming } from '../warm-pages';

/** Starts what `main.tsx` starts, except what the toolbar controls: theme, text size and data mode. */
const start = (): (() => void) => {
  const root = document.documentElement;
  const ends = [startErasure(), startSession(root), startWarming()];
  root.dataset.ready = 'true';
  return () => {
    for (const end of ends) end();
    delete root.dataset.ready;
    delete root.dataset.session;
  };
};

export interface WholeSiteProps {
  path: string;
}

export function WholeSite({ path }: WholeSiteProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  useLayoutEffect(start, []);
  return (
    <ResetOnErase>
      <RouterProvider router={router} />
    </ResetOnErase>
  );
}
