export { roomForLongNames as headerRoom } from '../../../shell/header-room';
