import type * as english from './en';

/** The labels that components show or announce by themselves, by component. */
export type Labels = Readonly<typeof english>;
