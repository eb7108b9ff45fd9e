import { brand } from '../../content/brand';

export interface PageHeadProps {
  /** The page's own part of the title, without the product's name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
}

/** The title and description of a route; React moves both into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title.includes(brand.name) ? title : `${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
