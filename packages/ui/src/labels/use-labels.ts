import { useContext } from 'react';

import type { Labels } from './labels';
import { LabelsContext } from './labels-context';

/** Returns the labels of a component from the nearest `LabelsProvider`, or the English ones, which the component passes in. */
export const useLabels = <Name extends keyof Labels>(
  name: Name,
  english: Labels[Name],
): Labels[Name] => useContext(LabelsContext)[name] ?? english;
