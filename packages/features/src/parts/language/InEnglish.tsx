import type { InEnglishProps } from './TranslationNotices';

/** The English sentence under a translated one that no native speaker has signed, where a mistake could hurt. */
export function InEnglish({ children }: InEnglishProps) {
  return (
    <span lang="en" className="mt-1 block text-small font-normal opacity-85">
      {children}
    </span>
  );
}
