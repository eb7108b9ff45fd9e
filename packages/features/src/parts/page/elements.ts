import type { ReactElement } from 'react';

/** Children without bare text, for a container that renders them beside other elements. */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
