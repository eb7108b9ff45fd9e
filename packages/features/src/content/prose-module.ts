import type { ComponentType, ElementType } from 'react';

/** Custom components for a document's elements, by tag or component name. */
export type ProseComponents = Record<string, ElementType>;

/** A level-two or level-three heading, for a table of contents. */
export interface OutlineEntry {
  readonly id: string;
  readonly depth: 2 | 3;
  readonly text: string;
}

/** The plain text under a heading; the text before the first heading has an empty id. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** The module that importing a document with `?prose` returns. */
export interface ProseModule {
  readonly default: ComponentType<{ components?: ProseComponents }>;
  readonly meta: unknown;
  readonly outline: readonly OutlineEntry[];
  readonly sections: readonly ProseSection[];
}
