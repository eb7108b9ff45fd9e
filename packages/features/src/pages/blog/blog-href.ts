import { PATHS } from '../../paths';

export const blogHref = (params: {
  readonly q?: string;
  readonly tag?: string;
  readonly post?: string;
}): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? PATHS.blog : `${PATHS.blog}?${text}`;
};
