import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useState } from 'react';

import type { ProseModule } from '../../content/prose-module';
import { useQuery } from '../../parts/hooks/use-query';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { PageHead } from '../../parts/page/PageHead';
import { BlogList } from './BlogList';
import { blogCopy as copy } from './copy';
import { readBlogQuery } from './find-posts';
import { loadPost, posts } from './posts';
import { PostView } from './PostView';

export interface BlogPageProps {
  /** Loads the text of a post by its name; a constant. @default its file */
  load?: (id: string) => Promise<ProseModule>;
}

/** The posts as a list to search, and one of them opened in place; both stand in the address (BLOG-1). */
export function BlogPage({ load = loadPost }: BlogPageProps) {
  const hydrated = useHydrated();
  const [firstLoad] = useState(!hydrated);
  const asked = readBlogQuery(useQuery(), posts);
  const heading = useStepFocus(asked.post?.id ?? '');
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead
        title={asked.post?.title ?? copy.title}
        description={asked.post?.summary ?? copy.description}
      />
      {asked.post ? (
        <PostView
          key={asked.post.id}
          post={asked.post}
          load={load}
          firstLoad={firstLoad}
          headingRef={heading}
        />
      ) : (
        <BlogList asked={asked} headingRef={heading} />
      )}
    </div>
  );
}
