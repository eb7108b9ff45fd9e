import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';

import { MediaFrame } from './MediaFrame';

const video = (
  <StrictMode>
    <MediaFrame
      poster={{ src: '/poster.webp', alt: '', width: 16, height: 9 }}
      sources={[{ src: '/video.mp4', type: 'video/mp4', media: '(max-width: 640px)' }]}
      load
      labels={{ play: 'Play', pause: 'Pause' }}
    />
  </StrictMode>
);

it('chooses its file by width while mounted, and leaves no listener for width changes behind', async () => {
  const { container, unmount } = render(video);
  const source = container.querySelector('source');
  expect(source?.getAttribute('media')).toBe('(max-width: 640px)');
  unmount();
  await waitFor(() => expect(source?.hasAttribute('media')).toBe(false));
});
