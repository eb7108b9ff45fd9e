/** Missing outside Vite, for example in the end-to-end tests. */
const env = (import.meta.env as Record<string, string | undefined> | undefined) ?? {};

/** Who runs the product; each value can be set at build time as `VITE_BRAND_…` (for example `VITE_BRAND_EMAIL`). */
export const brand = {
  name: env.VITE_BRAND_NAME ?? 'Iru',
  email: env.VITE_BRAND_EMAIL ?? 'hello@iru.example',
  phone: env.VITE_BRAND_PHONE ?? '+250 700 000 000',
  address: env.VITE_BRAND_ADDRESS ?? 'KN 4 Avenue, Kiyovu, Kigali, Rwanda',
  company: {
    name: env.VITE_BRAND_COMPANY ?? 'Iru Connections Ltd',
    x: env.VITE_BRAND_COMPANY_X ?? 'https://x.com/iru_example',
    instagram: env.VITE_BRAND_COMPANY_INSTAGRAM ?? 'https://www.instagram.com/iru_example',
    linkedin: env.VITE_BRAND_COMPANY_LINKEDIN ?? 'https://www.linkedin.com/company/iru-example',
  },
  /** The neutral page that Quick exit opens: the weather in Kigali. */
  quickExit: env.VITE_BRAND_QUICK_EXIT ?? 'https://www.bbc.com/weather/202061',
  /** The copyright year: set at build time, so that a visitor's clock can't change a prerendered page. */
  copyrightYear: env.VITE_BRAND_COPYRIGHT_YEAR ?? '2026',
  developer: env.VITE_BRAND_DEVELOPER ?? 'Isoko Digital Studio',
};

/** The phone number as a `tel:` URL. */
export const phoneHref = `tel:${brand.phone.replace(/[^+\d]/g, '')}`;
/** The email address as a `mailto:` URL. */
export const emailHref = `mailto:${brand.email}`;
