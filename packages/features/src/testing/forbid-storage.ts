import { vi } from 'vitest';

/** The browser forbids every access to its storage. */
export const forbidStorage = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
};
