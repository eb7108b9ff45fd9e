import { PATHS } from '../../paths';

/** The address of the list with a search and a tag, or of a post. */
export const blogAddress = (asked: {
  readonly q?: string;
  readonly tag?: string;
  readonly post?: string;
}): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? PATHS.blog : `${PATHS.blog}?${text}`;
};
