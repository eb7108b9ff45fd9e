declare module 'virtual:foundation-facts' {
  import type { LucideIcon } from 'lucide-react';

  /** By custom property: the files of the product that use it, and how often. */
  export const uses: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The icons of the product, by the name of their import. */
  export const icons: Readonly<Record<string, LucideIcon>>;
  /** The files that import each. */
  export const iconUses: Readonly<Record<string, readonly string[]>>;
}
