// Proves MEET-1, MEET-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';

import { journey, type Visit } from '../testing/journey';
import { arrivesAt, storages } from '../testing/site-visit';

const meta = { title: 'Meeting', id: 'journeys-meeting' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PLACE = 'Radisson Blu Hotel & Convention Centre';

const sheet = ({ canvas }: Visit) => canvas.getByRole('region', { name: 'Meeting Summary' });
const isOnPaper = (element: HTMLElement) => element.closest('[data-print="hide"]') === null;
const print = async ({ canvas, userEvent }: Visit, place: HTMLElement, name: string) => {
  const opened = spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(within(place).getByRole('button', { name }));
  await expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
  return canvas.getByRole('heading', { level: 1 });
};
const afterPrint = () => {
  window.dispatchEvent(new Event('afterprint'));
};

export const PlanAndPrint: Story = {
  tags: ['journey'],
  ...journey({
    begins: '/how-it-works',
    steps: [
      [
        'Open the meeting guide',
        async (visit) => {
          const [guide] = await visit.canvas.findAllByRole('link', { name: /meeting guide/i });
          if (guide) await visit.userEvent.click(guide);
          await arrivesAt(visit, 'Meet in person, safely');
        },
      ],
      [
        'Filter hotels by $150 to $250 a night',
        async (visit) => {
          await visit.userEvent.selectOptions(
            await visit.canvas.findByLabelText('Hotel budget per night'),
            '150-250',
          );
          await expect(visit.canvas.getByText('3 of 4 within the budget.')).toBeVisible();
        },
      ],
      [
        'Open a hotel’s pin on the map',
        async (visit) => {
          await visit.userEvent.click(
            visit.canvas.getByRole('button', { name: `3 ${PLACE}: details` }),
          );
          const details = within(await screen.findByRole('dialog', { name: PLACE }));
          await waitFor(() =>
            expect(details.getByRole('link', { name: '+250 252 252 252' })).toBeVisible(),
          );
        },
      ],
      [
        'Close it',
        async (visit) => {
          await visit.userEvent.keyboard('{Escape}');
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        },
      ],
      [
        'Add the hotel to the plan',
        async (visit) => {
          await visit.userEvent.selectOptions(
            visit.canvas.getByRole('combobox', { name: 'Hotel' }),
            'radisson',
          );
          await visit.userEvent.click(visit.canvas.getByRole('button', { name: 'Use this place' }));
          await waitFor(() => expect(visit.canvas.getByLabelText('Venue')).toHaveFocus());
          await expect(sheet(visit)).toHaveTextContent(PLACE);
        },
      ],
      [
        'Enter who meets, and when',
        async (visit) => {
          await visit.userEvent.type(visit.canvas.getByLabelText('Your name'), 'Aline');
          await visit.userEvent.type(visit.canvas.getByLabelText('Matched person’s name'), 'Eric');
          await fireEvent.change(visit.canvas.getByLabelText('Date'), {
            target: { value: '2026-06-13' },
          });
          await fireEvent.change(visit.canvas.getByLabelText('Time in Kigali'), {
            target: { value: '13:00' },
          });
          await expect(sheet(visit)).toHaveTextContent('Saturday 13 June 2026, 13:00 in Kigali');
        },
      ],
      [
        'Print the summary: nothing else is printed',
        async (visit) => {
          const around = await print(
            visit,
            visit.canvas.getByRole('region', { name: 'Plan a meeting' }),
            'Print',
          );
          await expect(isOnPaper(sheet(visit))).toBe(true);
          await expect(isOnPaper(around)).toBe(false);
          afterPrint();
          await waitFor(() => expect(isOnPaper(around)).toBe(true));
        },
      ],
      [
        'Complete and print the checklist',
        async (visit) => {
          const checklist = visit.canvas.getByRole('region', { name: 'Quick checklist' });
          for (const box of within(checklist).getAllByRole('checkbox'))
            await visit.userEvent.click(box);
          await expect(within(checklist).getByRole('status')).toHaveTextContent(
            'All five done. Go well.',
          );
          const around = await print(visit, checklist, 'Print/Save');
          await expect(isOnPaper(around)).toBe(false);
          afterPrint();
        },
      ],
      [
        'Check the storage: nothing is saved',
        async () => {
          for (const name of ['Aline', 'Eric', 'Radisson'])
            await expect(storages().text).not.toContain(name);
        },
      ],
    ],
  }),
};
