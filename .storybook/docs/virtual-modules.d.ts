declare module 'virtual:documentation-data' {
  import type { LucideIcon } from 'lucide-react';

  /** By the name of their import. */
  export const icons: Readonly<Record<string, LucideIcon>>;
  /** The files that import each. */
  export const iconUses: Readonly<Record<string, readonly string[]>>;
  /** The module to import each component and its parts from. */
  export const libraryEntries: Readonly<Record<string, string>>;
  /** By the names that the sidebar shows. */
  export const componentDocs: Readonly<Record<string, string>>;
  /** A proof that is a story file has the identifier of its component and its behaviours. */
  export const requirements: readonly {
    readonly id: string;
    readonly sentence: string;
    readonly area: string;
    readonly proofs: readonly {
      readonly path: string;
      readonly componentId?: string;
      readonly behaviours?: readonly {
        readonly id: string;
        readonly name: string;
        readonly steps: readonly string[];
      }[];
    }[];
  }[];
}
