const listeners = new Set<() => void>();

/** Lets any page open the assistant without importing it. */
export const assistantOpening = {
  request: (): void => listeners.forEach((listener) => listener()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
