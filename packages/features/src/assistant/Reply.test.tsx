import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { dangerCopy } from '../assistant-engine/danger/copy';
import { NAMED_ARTICLES } from '../content/help-href';
import { legalHref } from '../content/legal/documents';
import { Reply } from './Reply';

const show = (text: string) => {
  const { container } = render(<Reply text={text} />, { wrapper: MemoryRouter });
  return { container, shown: () => container.querySelector('span')?.textContent ?? '' };
};

describe('a reply', () => {
  it('shows markup as plain text', () => {
    const markup = '<img src=x onerror=alert(1)><a href="/pricing">go</a><script>alert(1)</script>';
    const { container, shown } = show(markup);
    expect(shown()).toBe(markup);
    expect(container.querySelector('img, a, script, b')).toBeNull();
  });

  it.each(Object.values(dangerCopy).flatMap((answers) => Object.values(answers)))(
    'leads to the document that it names: %s',
    (text) => {
      show(text);
      const [address = ''] = /(?<=\s)\/\S+?(?=\.?$)/.exec(text) ?? [];
      expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(address);
      expect(text.includes('Trust & Safety')).toBe(address === legalHref('safety'));
      expect(text.includes('Someone asks me for money')).toBe(
        address === NAMED_ARTICLES.moneyRequests,
      );
    },
  );

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
