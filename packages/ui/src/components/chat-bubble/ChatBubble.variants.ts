import { cva } from '../../cva';

export const chatAuthors = ['user', 'assistant'] as const;
export const chatStates = ['sent', 'waiting', 'failed'] as const;

export type ChatAuthor = (typeof chatAuthors)[number];
export type ChatState = (typeof chatStates)[number];

export const chatRowRecipe = cva('flex max-w-full min-w-0 items-end gap-2', {
  variants: { author: { user: 'ps-8', assistant: 'pe-8' } },
});

export const chatBubbleRecipe = cva(
  'max-w-prose min-w-0 rounded-lg border px-4 py-2.5 text-body wrap-anywhere whitespace-pre-wrap',
  {
    variants: {
      author: { user: 'rounded-ee-sm', assistant: 'rounded-es-sm' },
      state: { sent: '', waiting: '', failed: 'border-danger bg-danger-wash text-danger' },
    },
    compoundVariants: [
      {
        author: 'user',
        state: ['sent', 'waiting'],
        className: 'border-primary bg-primary text-on-primary forced:border-current',
      },
      { author: 'assistant', state: 'sent', className: 'border-line bg-surface text-ink' },
      { author: 'assistant', state: 'waiting', className: 'border-line bg-surface text-ink-soft' },
    ],
  },
);
