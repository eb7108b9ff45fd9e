import { brand } from '../../content/brand';

export interface PageHeadProps {
  /** Without the product name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
}

/** The route’s title and description. React hoists both into the document head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title.includes(brand.name) ? title : `${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
