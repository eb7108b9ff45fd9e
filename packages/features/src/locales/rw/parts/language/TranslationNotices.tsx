export { DraftNotice } from '../../../../parts/language/DraftNotice';
export { EnglishNotice } from '../../../../parts/language/EnglishNotice';
export { InEnglish } from '../../../../parts/language/InEnglish';
