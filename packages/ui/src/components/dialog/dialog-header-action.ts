'use client';

import { createContext, type ReactElement } from 'react';

/** A control in the header of every dialog below the provider, for what must stay reachable while one is open. */
export const DialogHeaderAction = createContext<ReactElement | null>(null);
