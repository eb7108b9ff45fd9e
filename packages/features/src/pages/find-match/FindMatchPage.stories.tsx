// Proves BROWSE-1, LATER-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { expectNoSidewaysScroll } from '../../testing/layout';
import { loggedIn } from '../../testing/logged-in';
import { withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { clearPictures } from '../../parts/people/clear-pictures';
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
    await step('everyone is counted', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Find Your Perfect Match' }),
      ).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 profiles');
    });
    await step(
      'twelve masks lead to the registration and name nobody in their pictures',
      async () => {
        const links = canvas.getAllByRole('link', { name: 'Sign Up to View' });
        await expect(links).toHaveLength(12);
        for (const link of links) await expect(link).toHaveAttribute('href', '/register');
        await expect(canvas.getAllByRole('img', { name: 'A masked picture' })).toHaveLength(12);
      },
    );
    await step('no clear picture is in the page, nor an action of a card', async () => {
      await expect(clear.filter((src) => canvasElement.innerHTML.includes(src))).toEqual([]);
      await expect(canvas.queryByRole('button', { name: 'Wave' })).toBeNull();
    });
    await step('a visitor is invited to join', async () => {
      await expect(canvas.getByRole('link', { name: 'Create a profile' })).toHaveAttribute(
        'href',
        '/register',
      );
      await expect(canvas.getByRole('link', { name: 'Try the demo' })).toHaveAttribute(
        'href',
        '/login',
      );
    });
    await step('safety and stories follow', async () => {
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
    await step('the clear pictures arrive', async () => {
      await waitFor(() =>
        expect(pictures(canvasElement).every((src) => clear.includes(src))).toBe(true),
      );
      await expect(canvas.getByRole('img', { name: 'Portrait of Ineza' })).toBeInTheDocument();
    });
    await step('every card can be acted on', async () => {
      await expect(canvas.getAllByRole('button', { name: 'Wave' })).toHaveLength(12);
      await expect(canvas.queryByText('Sign Up to View')).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Create a profile' })).toBeNull();
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

const everybodyBut = (...ids: readonly string[]) => ({
  iru_hidden: profiles
    .filter(({ id }) => !ids.includes(id))
    .map(({ id }) => ({ id, name: 'x', kind: 'hidden', ts: 1 })),
});

export const EveryoneHidden: Story = {
  beforeEach: withStorage(everybodyBut()),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You’ve hidden everyone here.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your list in Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
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
    // The address sets the filters.
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Rwanda');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByText('2 set')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 2 of 12 profiles');
  },
};

export const MoodChosen: Story = {
  parameters: { path: '/find-match?mood=Want+to+talk' },
  play: async ({ canvas }) => {
    // The mood goes with the search and narrows nothing.
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
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeVisible();
  },
};

/** A person who is blocked is gone and not counted, and can be brought back. */
export const PersonBlocked: Story = {
  tags: ['behaviour'],
  beforeEach: loggedIn,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Kevin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
    await step('he is gone and not counted', async () => {
      await expect(canvas.queryByRole('article', { name: 'Kevin, 32' })).toBeNull();
      await expect(await canvas.findByText('Showing 11 of 11 profiles')).toBeVisible();
    });
    await step('and can be brought back', async () => {
      await userEvent.click(await undoIn('Kevin is blocked on this device.'));
      await expect(await canvas.findByText('Showing 12 of 12 profiles')).toBeVisible();
    });
  },
};

const aside = (...ids: readonly string[]) => ({
  iru_later: profiles
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, age }) => ({ id, name, age, city: '', country: '', image: '' })),
});

export const SomeSavedForLater: Story = {
  beforeEach: () => {
    loggedIn();
    withStorage(aside('p01', 'p02'))();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 10 of 10 profiles')).toBeVisible();
    await expect(canvas.getByText('2 people are put aside for later.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See them' })).toHaveAttribute(
      'href',
      '/user#later',
    );
  },
};

export const EveryoneSavedForLater: Story = {
  beforeEach: withStorage(aside(...profiles.map(({ id }) => id))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No one is left to show here.' }),
    ).toBeVisible();
  },
};

/** Somebody who is put aside leaves the list and the count, the focus goes to the next card, and Undo brings them back. */
export const PersonSavedForLater: Story = {
  tags: ['behaviour'],
  beforeEach: loggedIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Kevin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByText('Showing 11 of 11 profiles')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More about Amina' })).toHaveFocus(),
    );
    await userEvent.click(await undoIn('Kevin is saved for later.'));
    await expect(await canvas.findByText('Showing 12 of 12 profiles')).toBeVisible();
  },
};

/** With the last person hidden, the focus goes to what stands in the place of the list. */
export const LastHidden: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    loggedIn();
    withStorage(everybodyBut('p02'))();
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More about/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await step('focus goes to what stands in the place of the list', async () => {
      await waitFor(() => expect(canvas.getByText('You’ve hidden everyone here.')).toHaveFocus());
    });
  },
};

/** With the last match hidden, the focus goes to the words that nobody matches. */
export const LastMatchHidden: Story = {
  tags: ['behaviour'],
  parameters: { path: '/find-match?country=Rwanda&location=huye' },
  beforeEach: loggedIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Solange' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(canvas.getByText('No matches found')).toHaveFocus());
  },
};

/** Clearing the filters brings everyone, and the focus goes to the first. */
export const ClearsTheFilters: Story = {
  ...Empty,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear all' });
    if (!clear) throw new Error('The empty state offers no way on.');
    await userEvent.click(clear);
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Sign Up to View' })[0]).toHaveFocus(),
    );
  },
};

/** One filter more narrows the list, and Clear all brings everyone and keeps the focus near. */
export const NarrowsAndClears: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('one filter more narrows the list', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Location' }), 'hUYe');
      await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(1));
      await expect(canvas.getByRole('article', { name: 'Solange, 52' })).toBeInTheDocument();
    });
    await step('Clear all brings everyone and keeps focus near', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
      await expect(canvas.getByRole('searchbox', { name: 'Location' })).toHaveValue('');
      await expect(canvas.getByRole('heading', { name: 'Filters' })).toHaveFocus();
    });
  },
};

/** The chips over the list are those of the address; without the last one the focus stands at the count. */
export const ChipsFollowTheAddress: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Gender: Female' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked());
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Country: Rwanda' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('All');
  },
};

/** A mood that is pressed again is cleared. */
export const MoodCleared: Story = {
  ...MoodChosen,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const talk = canvas.getByRole('button', { name: 'Want to talk' });
    await userEvent.click(talk);
    await expect(talk).toHaveAttribute('aria-pressed', 'false');
  },
};

/** What an address asks for that is no choice is left out. */
export const InvalidQuery: Story = {
  tags: ['behaviour'],
  parameters: {
    path: '/find-match?country=Atlantis&ageMin=NaN&ageMax=-1&status=Hidden&username=%3Cb%3E',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('All');
    await expect(canvas.getByRole('searchbox', { name: 'Name' })).toHaveValue('<b>');
  },
};

/** On a phone the filters are closed at first. */
export const FiltersClosedOnPhones: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show filters' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('combobox', { name: 'Country' })).toBeNull();
  },
};

/** On a phone the way back from the filters says how many people there are and gives the focus back, and they open again. */
export const PhoneFiltersClose: Story = {
  ...PhoneFiltersOpen,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Kenya');
    await step('the way back says how many there are, and gives focus back', async () => {
      const panel = within(canvas.getByRole('complementary', { name: 'Filters' }));
      await userEvent.click(await panel.findByRole('button', { name: 'Show 2 profiles' }));
      await expect(canvas.getByRole('button', { name: 'Show filters' })).toHaveFocus();
      await expect(canvas.queryByRole('combobox', { name: 'Country' })).toBeNull();
      await expect(canvas.getByText('1 set')).toBeVisible();
    });
    await step('open, it shows every filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
      await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeVisible();
    });
  },
};

/** With more chips than fit, the smallest phone shows one row of them and does not scroll sideways. */
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

/** With every filter open, nothing scrolls sideways on the smallest phone. */
export const EveryFilterFits: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await expectNoSidewaysScroll();
  },
};
