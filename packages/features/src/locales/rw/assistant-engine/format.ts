export { formatCount } from '../content/format';
