import { object, optional, safeParse, string } from 'valibot';

const runtimeEnv = object({ GEMINI_API_KEY: optional(string()) });

/** Returns the key of the assistant's fallback, from the page's `__IRU_ENV__` or else from the build; undefined if not set. */
export const geminiKey = (): string | undefined => {
  const given = safeParse(runtimeEnv, (globalThis as { __IRU_ENV__?: unknown }).__IRU_ENV__);
  const key =
    (given.success ? given.output.GEMINI_API_KEY : undefined) ??
    import.meta.env.VITE_GEMINI_API_KEY;
  return typeof key === 'string' && key.trim() !== '' ? key.trim() : undefined;
};
