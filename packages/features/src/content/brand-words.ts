import { brand } from './brand';

const WORDS: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.email': brand.email,
  'brand.phone': brand.phone,
  'brand.address': brand.address,
  'brand.company.name': brand.company.name,
};

/** Replaces references such as `{brand.name}` in a document's plain text with the brand's values. */
export const withBrandWords = (text: string): string =>
  text.replace(/\bbrand\.(?:company\.)?[a-z]+/g, (name) => WORDS[name] ?? name);
