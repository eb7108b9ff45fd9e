import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export const footerLinkClasses =
  'inline-flex min-h-11 items-center rounded-sm py-1.5 leading-snug underline decoration-transparent underline-offset-4 hover:decoration-current';

export function FooterLink({ className, ...rest }: ComponentPropsWithRef<typeof Link>) {
  return <Link {...rest} className={clsx(footerLinkClasses, className)} />;
}
