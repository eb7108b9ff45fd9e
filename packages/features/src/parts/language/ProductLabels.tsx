import { LabelsProvider } from '@iru/ui/labels';
import type { ReactNode } from 'react';

import { libraryLabels } from '#words/content/library-labels';

/** Gives the library's components their labels in the page's language. */
export function ProductLabels({ children }: { children: ReactNode }) {
  return <LabelsProvider labels={libraryLabels}>{children}</LabelsProvider>;
}
