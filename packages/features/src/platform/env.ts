import { object, optional, safeParse, string } from 'valibot';

const runtimeEnv = object({ GEMINI_API_KEY: optional(string()) });

/** The key of the assistant's fallback: from the page's own `__IRU_ENV__`, else from the build; undefined without one. */
export const geminiKey = (): string | undefined => {
  const given = safeParse(runtimeEnv, (globalThis as { __IRU_ENV__?: unknown }).__IRU_ENV__);
  const key =
    (given.success ? given.output.GEMINI_API_KEY : undefined) ??
    import.meta.env.VITE_GEMINI_API_KEY;
  return typeof key === 'string' && key.trim() !== '' ? key.trim() : undefined;
};
