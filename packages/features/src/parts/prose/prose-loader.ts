import type { ProseModule } from '../../content/prose-module';

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length);

/** Returns a loader that finds a text by slug among files by path. It rejects if the text is unknown or fails to load. */
export const proseLoader = (files: Readonly<Record<string, () => Promise<ProseModule>>>) => {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [slugOf(path), load]));
  return async (slug: string): Promise<ProseModule> => {
    const load = loaders.get(slug);
    if (!load) throw new Error(`Unknown text: ${slug}.`);
    return load();
  };
};
