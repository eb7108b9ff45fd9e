export const photo = async (): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 240;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to paint a photo on.');
  const sky = pen.createLinearGradient(0, 0, 0, 240);
  for (const [at, colour] of [
    [0, '#5b3a57'],
    [0.6, '#e8a06a'],
    [1, '#3a2238'],
  ] as const)
    sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 240, 240);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The photo could not be painted.');
  return new File([blob], 'me.png', { type: 'image/png' });
};
