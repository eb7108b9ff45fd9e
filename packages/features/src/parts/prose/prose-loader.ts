import type { ProseModule } from '../../content/prose-module';

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length);

/** Loads a text by its slug out of the files of a folder, given by path; rejects when there is none or it does not arrive. */
export const proseLoader = (files: Readonly<Record<string, () => Promise<ProseModule>>>) => {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [slugOf(path), load]));
  return async (slug: string): Promise<ProseModule> => {
    const load = loaders.get(slug);
    if (!load) throw new Error(`There is no text ${slug}.`);
    return load();
  };
};
