import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});
// The next file of this worker must not get this brand.
afterAll(() => {
  vi.resetModules();
});

describe('the brand', () => {
  it('uses the values set at build time', async () => {
    vi.stubEnv('VITE_BRAND_NAME', 'Umubano');
    vi.stubEnv('VITE_BRAND_PHONE', '+256 (0) 700-111 222');
    vi.stubEnv('VITE_BRAND_COMPANY_X', 'https://x.com/umubano');
    const { brand, phoneHref } = await import('./brand');
    expect(brand.name).toBe('Umubano');
    expect(brand.company.x).toBe('https://x.com/umubano');
    expect(phoneHref).toBe('tel:+2560700111222');
  });
});
