import { roomForLongNames } from '../../../shell/header-room';

export const headerRoom = roomForLongNames;
