import { brand } from '../../content/brand';

export interface PageHeadProps {
  /** Without the product name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
}

/** The route’s title and description, for search engines and for previews of its link. React hoists them into the document head. */
export function PageHead({ title, description }: PageHeadProps) {
  const whole = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta name="description" property="og:description" content={description} />
    </>
  );
}
