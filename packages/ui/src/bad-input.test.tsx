// Mistakes by consumers are reported, or harmless.
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Button } from './components/button/Button';

afterEach(() => {
  vi.resetModules();
  document.documentElement.removeAttribute('style');
});

describe('an unknown variant', () => {
  it('is a type error and looks like the default', () => {
    // @ts-expect-error: no such variant
    render(<Button variant="loud">Odd</Button>);
    render(<Button>Plain</Button>);
    expect(screen.getByRole('button', { name: 'Odd' }).className).toBe(
      screen.getByRole('button', { name: 'Plain' }).className,
    );
  });
});

describe('a missing style sheet', () => {
  const collectReport = async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { reportMissingStyles } = await import('./report-missing-styles');
    reportMissingStyles();
    reportMissingStyles();
    await new Promise((resolve) => setTimeout(resolve));
    return error;
  };

  it('is reported once, with the line to add', async () => {
    const error = await collectReport();
    expect(error).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith(expect.stringContaining("import '@iru/ui/styles.css';"));
  });

  it('is not reported when the tokens are there', async () => {
    document.documentElement.style.setProperty('--iru-color-primary', '#a33a20');
    expect(await collectReport()).not.toHaveBeenCalled();
  });
});
