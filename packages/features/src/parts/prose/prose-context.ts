import { createContext } from 'react';

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

export const ProseContext = createContext<ProseContextValue>({
  copied: undefined,
  copyLink: () => undefined,
});
