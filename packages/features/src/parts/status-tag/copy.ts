export const statusTagCopy = {
  preview: 'Preview',
  planned: 'Planned',
} as const;
