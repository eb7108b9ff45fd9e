import { brand } from './brand';

const WORDS: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.email': brand.email,
  'brand.phone': brand.phone,
  'brand.address': brand.address,
  'brand.company.name': brand.company.name,
};

/** The plain text of a document with the brand's words where the document names them, as `{brand.name}` does. */
export const withBrandWords = (text: string): string =>
  text.replace(/\bbrand\.(?:company\.)?[a-z]+/g, (name) => WORDS[name] ?? name);
