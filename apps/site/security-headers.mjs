import process from 'node:process';

const GEMINI = 'https://generativelanguage.googleapis.com';

/**
 * The headers that every host of the built site sends.
 * @param {{ demo?: boolean, gemini?: boolean }} [options] `demo` adds what the mock worker needs; `gemini` lets the
 * assistant's fallback reach its service, which only a build with a key ever does.
 * @returns {Record<string, string>} Header names and values.
 */
export const securityHeaders = ({
  demo = false,
  gemini = Boolean(process.env['VITE_GEMINI_API_KEY']),
} = {}) => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${gemini ? ` ${GEMINI}` : ''}`,
    "manifest-src 'self'",
    // Forms are answered by the page itself: none may put its fields into an address.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Registering a worker from a plain address is refused under Trusted Types: the demo build needs just that.
    ...(demo
      ? ["worker-src 'self'"]
      : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // No other site learns that a visitor comes from here.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
};

/** The cache rules by address: hashed files for a year, everything else asked for afresh. */
export const cacheControl = (/** @type {string} */ path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
