import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useState } from 'react';

import { useQuery } from '../../parts/hooks/use-query';
import { useStepFocus } from '../../parts/hooks/use-step-focus';
import { PageHead } from '../../parts/page/PageHead';
import { BlogList } from './BlogList';
import { blogCopy as copy } from '#words/pages/blog/copy';
import { readBlogQuery } from './find-posts';
import { posts } from './posts';
import { PostView } from './PostView';

/** The blog: a searchable list, or one open post. The URL holds both states (BLOG-1). */
export function BlogPage() {
  const hydrated = useHydrated();
  const [firstLoad] = useState(!hydrated);
  const query = readBlogQuery(useQuery(), posts);
  const heading = useStepFocus(query.post?.id ?? '');
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead
        title={query.post?.title ?? copy.title}
        description={query.post?.summary ?? copy.description}
      />
      {query.post ? (
        <PostView
          key={query.post.id}
          post={query.post}
          firstLoad={firstLoad}
          headingRef={heading}
        />
      ) : (
        <BlogList query={query} headingRef={heading} />
      )}
    </div>
  );
}
