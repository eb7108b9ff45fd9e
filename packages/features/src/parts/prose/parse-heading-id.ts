import * as v from 'valibot';

const headingId = v.fallback(
  v.pipe(v.string(), v.maxLength(200), v.regex(/^[\p{L}\p{N}_-]+$/u)),
  '',
);

/** Returns the heading id in a hash, or '' if it can’t be one. */
export const parseHeadingId = (hash: string): string => {
  try {
    return v.parse(headingId, decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return '';
  }
};
