import type { IndexedStory } from './preview-api';

/** A story by its name, which opens it in the manager. */
export function StoryLink({
  story: { id, name },
  within,
}: {
  story: IndexedStory;
  within?: string;
}) {
  return (
    <a
      href={`./?path=/story/${id}`}
      target="_top"
      className="text-primary underline underline-offset-4"
    >
      {within ? `${within}: ${name}` : name}
    </a>
  );
}
