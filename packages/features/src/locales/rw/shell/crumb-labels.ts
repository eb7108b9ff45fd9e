import { PATHS } from '../../../paths';
import { translatedCrumbs } from '../../../shell/translated-crumbs';

export const crumbLabel = translatedCrumbs({
  [PATHS.register]: 'Kwiyandikisha',
  [PATHS.login]: 'Kwinjira',
  [PATHS.termsOfService]: 'Amategeko n’amabwiriza',
  [PATHS.meetingBooking]: 'Gutegura urugendo',
  [PATHS.meetingGuide]: 'Uko mwahura mu mutekano',
  [PATHS.shareStory]: 'Sangiza inkuru yawe',
  [PATHS.testimonyForm]: 'Ubuhamya',
  [PATHS.dashboard]: 'Incamake',
  [PATHS.shareProfile]: 'Umwirondoro wasangijwe',
  [PATHS.swipe]: 'Guhitamo',
  [PATHS.messages]: 'Ubutumwa',
  [PATHS.settings]: 'Igenamiterere',
  [PATHS.emotions]: 'Ibyumba by’amarangamutima',
  [PATHS.groups]: 'Ibyumba by’amatsinda',
  [PATHS.radar]: 'Radari',
  [PATHS.planDate]: 'Gutegura guhura',
  [PATHS.timeline]: 'Imigambi yanyu',
  [PATHS.icebreaker]: 'Amagambo ya mbere',
  [PATHS.culture]: 'Umuco',
  [PATHS.user]: 'Paji yawe',
  [PATHS.forgotPassword]: 'Kwibagirwa ijambobanga',
  [PATHS.preview]: 'Igerageza',
});
