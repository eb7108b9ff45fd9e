import { brand } from './brand';

/** Where the company is on other sites. */
export const SOCIAL_LINKS = [
  { name: 'X', href: brand.company.x },
  { name: 'Instagram', href: brand.company.instagram },
  { name: 'LinkedIn', href: brand.company.linkedin },
] as const;
