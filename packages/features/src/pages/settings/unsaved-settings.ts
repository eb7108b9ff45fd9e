import * as v from 'valibot';

import { useDraft } from '../../persistence/use-draft';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';

/** The four switches of the page, in order (SETTINGS-1). */
export const SWITCHES = ['showAge', 'showDistance', 'blurFirst', 'nearbyRadar'] as const;

const schema = v.partial(
  v.object({
    showAge: v.boolean(),
    showDistance: v.boolean(),
    blurFirst: v.boolean(),
    nearbyRadar: v.boolean(),
  }),
);

export type UnsavedSettings = v.InferOutput<typeof schema>;

const NONE: UnsavedSettings = {};

/** Parses saved changes; returns none if they're invalid. */
export function readUnsaved(text: string): UnsavedSettings {
  if (text === '') return NONE;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : NONE;
  } catch {
    return NONE;
  }
}

/** Unsaved changes of the settings, which stay in this tab until they are saved or discarded. */
export function useUnsavedSettings(): readonly [
  UnsavedSettings,
  (changes: UnsavedSettings) => void,
] {
  const [text, setText] = useDraft('unsaved settings');
  const hydrated = useHydrated();
  const keep = (changes: UnsavedSettings) =>
    setText(Object.keys(changes).length === 0 ? '' : JSON.stringify(changes));
  return [hydrated ? readUnsaved(text) : NONE, keep];
}
