const forgetting = new Set<() => void>();

/** Ends everything that this visit holds in memory alone. */
export function forgetVisit(): void {
  for (const forget of forgetting) forget();
}

/** Registers what ends when all that this device keeps is erased, here or in another tab. */
export function onErased(forget: () => void): void {
  if (forgetting.size === 0 && typeof window !== 'undefined') {
    // An erasure is announced as a storage event without a key.
    window.addEventListener('storage', ({ key }) => {
      if (key === null) forgetVisit();
    });
  }
  forgetting.add(forget);
}
