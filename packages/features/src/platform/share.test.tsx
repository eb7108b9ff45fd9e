// Proves CARD-2.
import { afterEach, describe, expect, it, vi } from 'vitest';

import { canShareNatively, copyText, openShareWindow, shareNatively } from './share';

const SHARED = {
  title: 'Aline',
  text: "Check out Aline's profile on Iru",
  url: 'https://iru.example/',
};

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const rejectingWith = (reason: unknown) => vi.fn<() => Promise<void>>().mockRejectedValue(reason);
const rejecting = (name: string) => rejectingWith(new DOMException('', name));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the share sheet', () => {
  it('isn’t available everywhere', async () => {
    expect(canShareNatively()).toBe(false);
    expect(await shareNatively(SHARED)).toBe('unavailable');
  });

  it('shares only title, text and URL', async () => {
    const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    give('share', share);
    expect(await shareNatively({ ...SHARED, extra: 1 } as typeof SHARED)).toBe('shared');
    expect(share).toHaveBeenCalledWith(SHARED);
  });

  it('can be closed or refused', async () => {
    give('share', rejecting('AbortError'));
    expect(await shareNatively(SHARED)).toBe('cancelled');
    for (const reason of [new DOMException('', 'NotAllowedError'), null, 'AbortError', {}]) {
      give('share', rejectingWith(reason));
      expect(await shareNatively(SHARED)).toBe('refused');
    }
  });
});

describe('the clipboard', () => {
  it('copies, refuses, or is missing', async () => {
    expect(await copyText('x')).toBe('unavailable');
    give('clipboard', { writeText: vi.fn<() => Promise<void>>().mockResolvedValue(undefined) });
    expect(await copyText('x')).toBe('shared');
    give('clipboard', { writeText: rejecting('NotAllowedError') });
    expect(await copyText('x')).toBe('refused');
  });
});

describe('the share window', () => {
  const LINK = 'https://wa.me/?text=x';

  it('is 600 by 600, without an opener', () => {
    const opened = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(openShareWindow(LINK)).toBe('shared');
    expect(open).toHaveBeenCalledWith(LINK, '_blank', 'popup,width=600,height=600');
    expect(opened.opener).toBeNull();
  });

  it('can be blocked', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(openShareWindow(LINK)).toBe('refused');
    open.mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(openShareWindow(LINK)).toBe('refused');
  });

  it('opens only HTTPS URLs', () => {
    const open = vi.spyOn(window, 'open');
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://evil.example',
      '',
    ]) {
      expect(openShareWindow(url)).toBe('refused');
    }
    expect(open).not.toHaveBeenCalled();
  });
});
