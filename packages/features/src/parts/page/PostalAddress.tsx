import { brand, emailHref } from '../../content/brand';

/** The company’s name, address and email. */
export function PostalAddress() {
  return (
    <address translate="no" className="mt-4 not-italic">
      <span>{brand.company.name}</span>
      <br />
      <span>{brand.address}</span>
      <br />
      <a
        href={emailHref}
        className="inline-flex min-h-11 items-center rounded-sm text-primary underline underline-offset-4"
      >
        {brand.email}
      </a>
    </address>
  );
}
