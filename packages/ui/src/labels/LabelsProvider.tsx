'use client';

import type { ReactNode } from 'react';

import type { Labels } from './labels';
import { LabelsContext } from './labels-context';

export type { Labels };

export interface LabelsProviderProps {
  /** The labels by component, such as all of `@iru/ui/labels/fr`; a component that has none stays in English. */
  labels: Partial<Labels>;
  children: ReactNode;
}

/** Gives the components inside it their labels in another language; a component's own `labels` prop wins. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
