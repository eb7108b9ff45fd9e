import { shellCopy as copy } from '#words/shell/copy';

export interface SkipLinkProps {
  /** The id of the element with the page's content. */
  target: string;
}

/** The first tab stop on every page; skips the header. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      data-print="hide"
      className="fixed start-4 top-3 z-(--layer-toast) max-w-[calc(100vw-2rem)] -translate-y-24 rounded-full border border-transparent bg-primary px-5 py-2.5 font-semibold text-on-primary focus:translate-y-0"
    >
      {copy.skip}
    </a>
  );
}
