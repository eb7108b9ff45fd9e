export const statusTagCopy = {
  preview: 'Igerageza',
  planned: 'Birateganyijwe',
} as const;
