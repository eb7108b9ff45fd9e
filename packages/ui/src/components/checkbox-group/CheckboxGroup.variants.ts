export const checkboxGroupVariants = ['list', 'pills'] as const;

export type CheckboxGroupVariant = (typeof checkboxGroupVariants)[number];
