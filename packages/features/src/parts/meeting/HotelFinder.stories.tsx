import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import { HotelFinder } from './HotelFinder';
import { withPlan } from './testing/with-plan';

const copy = meetingToolsCopy.hotels;
const names = Object.values(HOTEL_FACTS).map(({ name }) => name);

const meta = {
  title: 'Meeting/Hotel finder',
  id: 'parts-meeting-hotel-finder',
  component: HotelFinder,
  decorators: [withPlan],
} satisfies Meta<typeof HotelFinder>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shown = (canvas: Canvas) => {
  const headings: readonly HTMLElement[] = canvas.queryAllByRole('heading', {
    level: 3,
    name: /Hotel|Hôtel/,
  });
  return headings.map((each) => each.textContent);
};
const pin = (canvas: Canvas) =>
  canvas.getByRole('button', { name: `3 ${HOTEL_FACTS.radisson.name}: details` });
const optionsOf = (canvas: Canvas) =>
  within(canvas.getByLabelText('Hotel'))
    .getAllByRole('option')
    .map((each) => each.getAttribute('value'));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toEqual(names);
    const link = canvas.getByRole('link', { name: /^Book\/View.* at Kigali Serena Hotel/ });
    await expect(link).toHaveAttribute('href', HOTEL_FACTS.serena.link);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const pins = within(canvas.getByRole('group', { name: copy.map })).getAllByRole('button');
    await expect(pins.map(({ ariaLabel }) => ariaLabel)).toEqual(
      names.map((name, at) => `${at + 1} ${name}: details`),
    );
  },
};

export const Details: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(pin(canvas));
    const dialog = await screen.findByRole('dialog', { name: HOTEL_FACTS.radisson.name });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(HOTEL_FACTS.radisson.address)).toBeVisible();
  },
};

export const Filtered: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(copy.filter.night), '150-250');
    await expect(shown(canvas)).toEqual([
      HOTEL_FACTS.marriott.name,
      HOTEL_FACTS.radisson.name,
      HOTEL_FACTS.mille.name,
    ]);
    await expect(canvas.getByText('3 of 4 within the budget.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(copy.filter.meeting), '100-200');
    await expect(shown(canvas)).toEqual([HOTEL_FACTS.radisson.name, HOTEL_FACTS.mille.name]);
    await expect(canvas.getByRole('button', { name: /^2 .*outside the budget$/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(copy.filter.night), 'under150');
    await expect(canvas.getByText(copy.found(0))).toBeVisible();
    await expect(canvas.getByText(/start at about \$100/)).toBeVisible();
    await expect(optionsOf(canvas)).toEqual(['', 'other']);
    await userEvent.selectOptions(canvas.getByLabelText(copy.filter.night), 'over400');
    await expect(canvas.getByText(copy.emptyNone)).toBeVisible();
    await expect(optionsOf(canvas)).toEqual(['']);
    const form = canvas.getByRole('form', { name: copy.choice.heading });
    await expect(form).toHaveAccessibleDescription(copy.choice.none);
    await expect(canvas.getByLabelText('Hotel')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: copy.choice.submit })).toBeDisabled();
  },
};

/** A hotel that the budget excludes is no longer chosen. */
export const NothingChosen: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'serena');
    await userEvent.selectOptions(canvas.getByLabelText(copy.filter.night), '150-250');
    await expect(canvas.getByLabelText('Hotel')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
    await expect(canvas.getByLabelText('Hotel')).toHaveFocus();
    await expect(canvas.getByLabelText('Hotel')).toBeInvalid();
    await expect(canvas.getByLabelText('Hotel')).toHaveAccessibleDescription(copy.choice.missing);
  },
};

export const DetailsClose: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { name, link } = HOTEL_FACTS.mille;
    await userEvent.click(canvas.getByRole('button', { name: `Details of ${name}` }));
    const page = await screen.findByRole('link', { name: 'Open Page (opens in a new tab)' });
    await expect(page).toHaveAttribute('href', link);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClearsTheBudget: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Empty.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.clear }));
    await expect(shown(canvas)).toEqual(names);
    await expect(canvas.getByLabelText(copy.filter.night)).toHaveValue('');
    await expect(canvas.getByLabelText(copy.filter.night)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: copy.choice.submit })).toBeEnabled();
  },
};

export const PinTargets: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const pins = within(canvas.getByRole('group', { name: copy.map })).getAllByRole('button');
    const places = pins.map((pin) => pin.getBoundingClientRect());
    for (const [at, place] of places.entries()) {
      await expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
      for (const other of places.slice(at + 1)) {
        const apart = Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y));
        await expect(apart).toBeGreaterThanOrEqual(30);
      }
    }
  },
};
