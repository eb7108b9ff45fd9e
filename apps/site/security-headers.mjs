import process from 'node:process';

const GEMINI = 'https://generativelanguage.googleapis.com';

/** The pages with the switch that registers the worker, in each language. */
export const WORKER_PATHS = ['/settings', '/meeting-guide'];
const WORKER_PAGE = new RegExp(`^(?:/[a-z]{2})?(?:${WORKER_PATHS.join('|')})/?$`);

/** What the worker itself may do: fetch from the site. */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Returns the headers that every host of the built site must send with a path.
 * @param {{ path?: string, demo?: boolean, gemini?: boolean }} [options] `demo` adds what the mock worker needs; `gemini` lets the
 * assistant's fallback reach its service, which only a build with a key ever does.
 * @returns {Record<string, string>} Header names and values.
 */
export const securityHeaders = ({
  path = '/',
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
    // Forms are handled by the page, so none may submit natively and put its fields into a URL.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Trusted Types block registering a worker from a plain URL, which the demo build needs.
    ...(demo
      ? ["worker-src 'self'"]
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${WORKER_PAGE.test(path) ? 'iru-worker' : "'none'"}`,
        ]),
  ];
  return {
    'Content-Security-Policy': path === '/sw.js' ? WORKER_POLICY : policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // Other sites don't learn that a visitor came from here.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
};

/** The cache rules by path: hashed files for a year, the worker never, everything else revalidated. */
export const cacheControl = (/** @type {string} */ path) => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/sw.js') ? 'no-store' : 'no-cache';
};
