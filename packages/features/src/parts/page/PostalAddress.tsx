import { emailHref } from '../../content/brand';

export interface PostalAddressProps {
  company: string;
  address: string;
  email: string;
}

export function PostalAddress({ company, address, email }: PostalAddressProps) {
  return (
    <address translate="no" className="mt-4 not-italic">
      <span>{company}</span>
      <br />
      <span>{address}</span>
      <br />
      <a
        href={emailHref}
        className="inline-flex min-h-11 items-center rounded-sm text-primary underline underline-offset-4"
      >
        {email}
      </a>
    </address>
  );
}
