'use client';

import { createContext, type ReactNode } from 'react';

/** A control that every dialog below the provider shows in its header, for what must stay in reach while one is open. */
export const DialogHeaderAction = createContext<ReactNode>(null);
