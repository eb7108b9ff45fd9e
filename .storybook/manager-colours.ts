import type { ManagerFacts } from './manager-facts';

const facts = (globalThis as unknown as { IRU_MANAGER: ManagerFacts }).IRU_MANAGER;

/** The product's colours in both themes. */
export const colours: ManagerFacts['colours'] = facts.colours;

/** The product's name with its mark. */
export const brand: ManagerFacts['brand'] = facts.brand;

/** The theme of the manager, which follows the reader's system. */
export const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** A colour of the product in that theme, by its role. */
export const colour = (role: string): string => colours[base][role] ?? '';
