import { createContext } from 'react';

/** What came of copying the link to a heading. */
export interface CopiedLink {
  readonly id: string;
  readonly heading: string;
  readonly url: string;
  readonly done: boolean;
}

interface ProseContextValue {
  readonly copied: CopiedLink | undefined;
  readonly copyLink: (id: string, heading: string) => void;
}

/** Ties the headings of a document to the one who copies their links. */
export const ProseContext = createContext<ProseContextValue>({
  copied: undefined,
  copyLink: () => undefined,
});
