declare module 'virtual:documentation-data' {
  import type { LucideIcon } from 'lucide-react';

  /** By the name of their import. */
  export const icons: Readonly<Record<string, LucideIcon>>;
  /** The files that import each. */
  export const iconUses: Readonly<Record<string, readonly string[]>>;
  /** By the names that the sidebar shows. */
  export const componentDocs: Readonly<Record<string, string>>;
  /** A proof that is a story file has the identifier of its stories. */
  export const requirements: readonly {
    readonly id: string;
    readonly sentence: string;
    readonly area: string;
    readonly proofs: readonly { readonly path: string; readonly storyId?: string }[];
  }[];
}
