const listeners = new Set<() => void>();

/** Lets any page ask for the assistant to open, without knowing it. */
export const assistantOpening = {
  request: (): void => listeners.forEach((listener) => listener()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
