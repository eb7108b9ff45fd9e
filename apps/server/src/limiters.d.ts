// The package's own entry loads a counter for every database there is; each stands in a file of its own.
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  import { RateLimiterMemory } from 'rate-limiter-flexible';

  export default RateLimiterMemory;
}

declare module 'rate-limiter-flexible/lib/RateLimiterValkey.js' {
  import { RateLimiterValkey } from 'rate-limiter-flexible';

  export default RateLimiterValkey;
}
