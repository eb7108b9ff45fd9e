export { DraftNotice } from '../../../../parts/language/DraftNotice';
export { EnglishNotice } from '../../../../parts/language/EnglishNotice';
