import type { ComponentType } from 'react';

/** The elements of a document that a page renders in its own way, by tag or by component name. */
// oxlint-disable-next-line typescript/no-explicit-any -- The props differ with each element, and MDX hands them over unchecked.
export type ProseComponents = Record<string, ComponentType<any> | string>;

/** One heading of level two or three, for a table of contents. */
export interface OutlineEntry {
  readonly id: string;
  readonly depth: 2 | 3;
  readonly text: string;
}

/** The plain text under one heading; the text before the first heading has an empty id. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** What `?prose` of a document holds. */
export interface ProseModule {
  readonly default: ComponentType<{ components?: ProseComponents }>;
  readonly meta: unknown;
  readonly outline: readonly OutlineEntry[];
  readonly sections: readonly ProseSection[];
}
