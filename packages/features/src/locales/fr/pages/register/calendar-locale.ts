import { fr } from 'react-day-picker/locale/fr';

export { fr as calendarLocale };
