import { createContext } from 'react';

import type { Labels } from './labels';

/** The labels that replace the English ones; without a provider, none. */
export const LabelsContext = createContext<Partial<Labels>>({});
