// Proves LANG-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { withRouterOnly } from '../../testing/with-router';
import { DraftNotice } from './DraftNotice';
import { EnglishNotice } from './EnglishNotice';
import { bilingual } from './with-english';
import { translationCopy as copy } from '#words/parts/language/translation-copy';

const meta = {
  title: 'Translation notices',
  id: 'parts-translation-notices',
  component: DraftNotice,
  decorators: [withRouterOnly('/find-match?username=Divine')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On every page of a language that no native speaker has signed. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, copy.english)).toBe('/find-match?username=Divine');
    const mail = new URL(hrefOf(canvas, copy.report) ?? '');
    await expect(mail.searchParams.get('subject')).toBe(copy.mailSubject('/find-match'));
    await expect(mail.searchParams.get('body')).toBe(
      copy.mailBody('/find-match').replaceAll('\n', '\r\n'),
    );
  },
};

/** Above a document that exists in English only. */
export const EnglishText: Story = {
  parameters: { layout: 'padded' },
  render: () => <EnglishNotice lang="en" />,
};

/** Under a translated sentence where a mistake could hurt. */
export const EnglishSentence: Story = {
  parameters: { layout: 'padded' },
  render: () => <p lang="fr">{bilingual('En danger\u00a0? Le 112.', 'In danger? Call 112.')}</p>,
};
