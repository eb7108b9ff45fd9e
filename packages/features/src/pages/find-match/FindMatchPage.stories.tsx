// Proves BROWSE-1, LATER-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { peopleCopy } from '../../parts/people/copy';
import { profileCardCopy } from '../../parts/profile-card/copy';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { loggedIn } from '../../testing/logged-in';
import { withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { everyoneHiddenCopy } from '../../parts/everyone-hidden/copy';
import { clearPictures } from '../../parts/people/clear-pictures';
import { findMatchCopy } from './copy';
import { FindMatchPage } from './FindMatchPage';
import { profiles } from './browse-profiles';

const meta = {
  title: 'Find match/Page',
  id: 'pages-find-match-page',
  component: FindMatchPage,
  decorators: [withRouter('/find-match'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FindMatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-profile]')];
const clear = Object.values(clearPictures);
const pictures = (root: HTMLElement) =>
  cardsOf(root).map((card) => card.querySelector('img')?.getAttribute('src') ?? '');

export const LoggedOut: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Everyone is counted', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Find Your Perfect Match' }),
      ).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 profiles');
    });
    await step(
      'Twelve masked cards link to registration, and their photos name no one',
      async () => {
        const links = canvas.getAllByRole('link', { name: 'Sign Up to View' });
        await expect(links).toHaveLength(12);
        for (const link of links) await expect(link).toHaveAttribute('href', '/register');
        await expect(canvas.getAllByRole('img', { name: profileCardCopy.masked })).toHaveLength(12);
      },
    );
    await step('The page contains no unblurred photo and no card action', async () => {
      await expect(clear.filter((src) => canvasElement.innerHTML.includes(src))).toEqual([]);
      await expect(canvas.queryByRole('button', { name: 'Wave' })).toBeNull();
    });
    await step('Visitors are invited to join', async () => {
      await expect(canvas.getByRole('link', { name: findMatchCopy.join.action })).toHaveAttribute(
        'href',
        '/register',
      );
      await expect(canvas.getByRole('link', { name: findMatchCopy.join.logIn })).toHaveAttribute(
        'href',
        '/login',
      );
    });
    await step('Safety and stories follow', async () => {
      const cards = [
        'Photo & Profile Verification',
        'Digital Love Mask',
        'Consent-First Design',
        "You're in Control",
      ];
      for (const name of cards)
        await expect(canvas.getByRole('heading', { level: 3, name })).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Share Your Story' })).toHaveAttribute(
        'href',
        '/share-story',
      );
      const interview = canvas.getByRole('link', { name: 'Apply for Interview' });
      await expect(interview).toHaveAttribute('href', '/testimony-form');
    });
  },
};

export const LoggedIn: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas, canvasElement, step }) => {
    await step('The unblurred photos load', async () => {
      await waitFor(() =>
        expect(pictures(canvasElement).every((src) => clear.includes(src))).toBe(true),
      );
      await expect(canvas.getByRole('img', { name: 'Portrait of Ineza' })).toBeInTheDocument();
    });
    await step('Every card has its actions', async () => {
      await expect(canvas.getAllByRole('button', { name: 'Wave' })).toHaveLength(12);
      await expect(canvas.queryByText('Sign Up to View')).toBeNull();
      await expect(canvas.queryByRole('link', { name: findMatchCopy.join.action })).toBeNull();
    });
  },
};

const hiddenOnes = {
  iru_hidden: [
    { id: 'p01', name: 'Ineza', kind: 'blocked', ts: 1 },
    { id: 'p04', name: 'Brian', kind: 'hidden', ts: 1 },
  ],
};

export const SomeHidden: Story = {
  beforeEach: withStorage(hiddenOnes),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Showing 10 of 10 profiles')).toBeVisible();
    await expect(cardsOf(canvasElement).map((card) => card.dataset.profile)).not.toContain('p01');
    await expect(canvas.queryByText('Ineza, 26')).toBeNull();
  },
};

const everyoneBut = (...ids: readonly string[]) => ({
  iru_hidden: profiles
    .filter(({ id }) => !ids.includes(id))
    .map(({ id }) => ({ id, name: 'x', kind: 'hidden', ts: 1 })),
});

export const EveryoneHidden: Story = {
  beforeEach: withStorage(everyoneBut()),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: everyoneHiddenCopy.hidden.title }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: everyoneHiddenCopy.hidden.action }),
    ).toHaveAttribute('href', '/settings');
    await expect(canvas.queryByText('No matches found')).toBeNull();
    await expect(canvas.queryByText('Try adjusting your filters to see more profiles')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { path: '/find-match?username=zzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found' })).toBeVisible();
    await expect(canvas.getByText('Try adjusting your filters to see more profiles')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 12 profiles');
  },
};

export const Filtered: Story = {
  parameters: { path: '/find-match?country=Rwanda&gender=female' },
  play: async ({ canvas }) => {
    // The URL sets the filters.
    await expect(canvas.getByRole('combobox', { name: findMatchCopy.filters.country })).toHaveValue(
      'Rwanda',
    );
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByText('2 set')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 2 of 12 profiles');
  },
};

export const MoodChosen: Story = {
  parameters: { path: '/find-match?mood=Want+to+talk' },
  play: async ({ canvas }) => {
    // The mood is part of the search but doesn’t change the results.
    await expect(canvas.getByRole('button', { name: 'Want to talk' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 profiles');
  },
};

export const PhoneFiltersOpen: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.show }));
    await expect(
      canvas.getByRole('combobox', { name: findMatchCopy.filters.country }),
    ).toBeVisible();
  },
};

export const PersonBlocked: Story = {
  tags: ['behaviour'],
  beforeEach: loggedIn,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Kevin' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.blocked }));
    await step('He disappears and isn’t counted', async () => {
      await expect(canvas.queryByRole('article', { name: 'Kevin, 32' })).toBeNull();
      await expect(await canvas.findByText('Showing 11 of 11 profiles')).toBeVisible();
    });
    await step('Undo restores him', async () => {
      await userEvent.click(await undoIn('Kevin is blocked on this device.'));
      await expect(await canvas.findByText('Showing 12 of 12 profiles')).toBeVisible();
    });
  },
};

const savedForLater = (...ids: readonly string[]) => ({
  iru_later: profiles
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, age }) => ({ id, name, age, city: '', country: '', image: '' })),
});

export const SomeSavedForLater: Story = {
  beforeEach: () => {
    loggedIn();
    withStorage(savedForLater('p01', 'p02'))();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 10 of 10 profiles')).toBeVisible();
    await expect(canvas.getByText(findMatchCopy.later.count(2))).toBeVisible();
    await expect(canvas.getByRole('link', { name: findMatchCopy.later.action })).toHaveAttribute(
      'href',
      '/user#later',
    );
  },
};

export const EveryoneSavedForLater: Story = {
  beforeEach: withStorage(savedForLater(...profiles.map(({ id }) => id))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: everyoneHiddenCopy.later.title }),
    ).toBeVisible();
  },
};

export const PersonSavedForLater: Story = {
  tags: ['behaviour'],
  beforeEach: loggedIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Kevin' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.later }));
    await expect(await canvas.findByText('Showing 11 of 11 profiles')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More about Amina' })).toHaveFocus(),
    );
    await userEvent.click(await undoIn('Kevin is saved for later.'));
    await expect(await canvas.findByText('Showing 12 of 12 profiles')).toBeVisible();
  },
};

export const LastHidden: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    loggedIn();
    withStorage(everyoneBut('p02'))();
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More about/ }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.hidden }));
    await step('Focus moves to the message', async () => {
      await waitFor(() => expect(canvas.getByText(everyoneHiddenCopy.hidden.title)).toHaveFocus());
    });
  },
};

export const LastMatchHidden: Story = {
  tags: ['behaviour'],
  parameters: { path: '/find-match?country=Rwanda&location=huye' },
  beforeEach: loggedIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Solange' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.hidden }));
    await waitFor(() => expect(canvas.getByText('No matches found')).toHaveFocus());
  },
};

export const ClearsTheFilters: Story = {
  ...Empty,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, clear] = canvas.getAllByRole('button', { name: findMatchCopy.filters.clear });
    if (!clear) throw new Error('The empty state has no clear button.');
    await userEvent.click(clear);
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Sign Up to View' })[0]).toHaveFocus(),
    );
  },
};

export const NarrowsAndClears: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('One more filter narrows the list', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Location' }), 'hUYe');
      await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(1));
      await expect(canvas.getByRole('article', { name: 'Solange, 52' })).toBeInTheDocument();
    });
    await step('“Clear all” shows everyone and moves focus to the heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.clear }));
      await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
      await expect(canvas.getByRole('searchbox', { name: 'Location' })).toHaveValue('');
      await expect(
        canvas.getByRole('heading', { name: findMatchCopy.filters.heading }),
      ).toHaveFocus();
    });
  },
};

export const ChipsFollowUrl: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Gender: Female' }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: findMatchCopy.filters.all })).toBeChecked(),
    );
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Country: Rwanda' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: findMatchCopy.filters.country })).toHaveValue(
      'All',
    );
  },
};

export const MoodCleared: Story = {
  ...MoodChosen,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const talk = canvas.getByRole('button', { name: 'Want to talk' });
    await userEvent.click(talk);
    await expect(talk).toHaveAttribute('aria-pressed', 'false');
  },
};

export const InvalidQuery: Story = {
  tags: ['behaviour'],
  parameters: {
    path: '/find-match?country=Atlantis&ageMin=NaN&ageMax=-1&status=Hidden&username=%3Cb%3E',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: findMatchCopy.filters.country })).toHaveValue(
      'All',
    );
    await expect(canvas.getByRole('searchbox', { name: 'Name' })).toHaveValue('<b>');
  },
};

export const FiltersClosedOnPhones: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: findMatchCopy.filters.show });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await expect(
      canvas.queryByRole('combobox', { name: findMatchCopy.filters.country }),
    ).toBeNull();
  },
};

export const PhoneFiltersClose: Story = {
  ...PhoneFiltersOpen,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.show }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: findMatchCopy.filters.country }),
      'Kenya',
    );
    await step('The button shows the number of matches and returns focus', async () => {
      const panel = within(
        canvas.getByRole('complementary', { name: findMatchCopy.filters.heading }),
      );
      await userEvent.click(await panel.findByRole('button', { name: 'Show 2 profiles' }));
      await expect(canvas.getByRole('button', { name: findMatchCopy.filters.show })).toHaveFocus();
      await expect(
        canvas.queryByRole('combobox', { name: findMatchCopy.filters.country }),
      ).toBeNull();
      await expect(canvas.getByText('1 set')).toBeVisible();
    });
    await step('The filters expand again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.show }));
      await expect(
        canvas.getByRole('combobox', { name: findMatchCopy.filters.country }),
      ).toBeVisible();
    });
  },
};

export const ChipsFit: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  parameters: {
    path: '/find-match?country=Rwanda&gender=female&status=Single&status=Divorced&education=masters&mood=Calm',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter Mood: Calm' }),
    ).toBeInTheDocument();
    await expectNoSidewaysScroll();
  },
};

export const EveryFilterFits: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.show }));
    await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.more }));
    await expectNoSidewaysScroll();
  },
};
