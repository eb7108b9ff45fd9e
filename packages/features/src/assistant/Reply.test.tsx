import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { Reply } from './Reply';

const show = (text: string, onFollow?: () => void) => {
  const router = createMemoryRouter([
    { path: '*', element: <Reply text={text} onFollow={onFollow} /> },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  return { container, router, shown: () => container.querySelector('span')?.textContent ?? '' };
};

describe('a reply', () => {
  it('links the product’s routes and follows them client-side', () => {
    const onFollow = vi.fn<() => void>();
    const { router, shown } = show('Book it at /meeting-booking, or ask at (/contact).', onFollow);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/meeting-booking',
      '/contact',
    ]);
    expect(shown()).toBe('Book it at /meeting-booking, or ask at (/contact).');
    fireEvent.click(screen.getByRole('link', { name: '/contact' }));
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/contact');
  });

  it.each([
    'https://evil.example/pricing',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    '/pricing?next=//evil.example',
    '/unknown',
    'either/or',
    '[pricing](https://evil.example)',
  ])('links nothing in "%s"', (text) => {
    const { shown } = show(text);
    expect(screen.queryByRole('link')).toBeNull();
    expect(shown()).toBe(text);
  });

  it('shows markup as plain text', () => {
    const markup = '<img src=x onerror=alert(1)><a href="/pricing">go</a><script>alert(1)</script>';
    const { container, shown } = show(markup);
    expect(shown()).toBe(markup);
    expect(container.querySelector('img, a, script, b')).toBeNull();
  });

  it('keeps line breaks', () => {
    expect(show('One\nTwo\n\nThree').shown()).toBe('One\nTwo\n\nThree');
  });

  it('shows a reply of 5 MB in parts', () => {
    const text = 'Murakoze cyane. '.repeat(327_680);
    const { container, shown } = show(text);
    expect(shown()).toBe(text.slice(0, 4000));
    fireEvent.click(screen.getByRole('button', { name: 'Show more (5,238,880 characters left)' }));
    expect(shown()).toBe(text.slice(0, 8000));
    expect(container.querySelectorAll('*').length).toBeLessThan(10);
  });

  it('shows a reply of 100 000 lines in parts', () => {
    const { shown } = show('/pricing\n'.repeat(100_000));
    expect(screen.getAllByRole('link')).toHaveLength(80);
    fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
    expect(shown().split('\n')).toHaveLength(161);
    expect(screen.getAllByRole('link')).toHaveLength(160);
  });

  it('shows the whole last part, removes the button and keeps focus', () => {
    const text = 'word '.repeat(1000);
    const { container, shown } = show(text);
    fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
    expect(shown()).toBe(text);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(container.querySelector('span'));
  });
});
