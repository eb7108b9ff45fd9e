import { type DeviceExport, readDeviceExport } from '../persistence/device-data-import';

export const readExport = (text: string): DeviceExport => {
  const result = readDeviceExport(text);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
