export const statusTagCopy = {
  preview: 'Preview',
  planned: 'Planned',
};
