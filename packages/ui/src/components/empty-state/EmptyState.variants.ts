export const emptyStateArt = ['spiral', 'diamonds'] as const;

export type EmptyStateArt = (typeof emptyStateArt)[number];
