import { TextLink } from '@iru/ui/text-link';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { emailHref } from '../../content/brand';
import type { ProseComponents } from '../../content/prose-module';
import { proseCopy as copy } from '#words/parts/prose/copy';
import { ProseHeading } from './ProseHeading';
import { ProseTable } from './ProseTable';

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^[/#]/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <TextLink external href={href} newTabLabel={copy.newTab}>
      {children}
    </TextLink>
  );
}

function InShort({ children }: { children?: ReactNode }) {
  return (
    <div
      data-slot="in-short"
      className="mb-8 break-inside-avoid rounded-md border-s-4 border-coin-fill bg-sunken p-5 sm:px-6 print:border"
    >
      <p className="font-display text-lead font-semibold">{copy.inShort}</p>
      <div className="mt-3">{children}</div>
    </div>
  );
}

function BrandMail({ children }: { children?: ReactNode }) {
  return <a href={emailHref}>{children}</a>;
}

export const proseElements = {
  h2: (props: ComponentProps<'h2'>) => <ProseHeading level={2} {...props} />,
  h3: (props: ComponentProps<'h3'>) => <ProseHeading level={3} {...props} />,
  a: ProseLink,
  table: ProseTable,
  InShort,
  BrandMail,
} satisfies ProseComponents;
