import { createContext } from 'react';

/** The result of copying a heading’s link. */
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

/** Connects a document’s headings to the component that copies their links. */
export const ProseContext = createContext<ProseContextValue>({
  copied: undefined,
  copyLink: () => undefined,
});
