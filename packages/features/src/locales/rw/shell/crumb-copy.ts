import { PATHS } from '../../../paths';
import type * as english from '../../../shell/crumb-copy';

export const crumbCopy: typeof english.crumbCopy = {
  [PATHS.register]: 'Kwiyandikisha',
  [PATHS.login]: 'Kwinjira',
  [PATHS.termsOfService]: 'Amategeko yo gukoresha',
  [PATHS.meetingBooking]: 'Gusaba guhurira mu Rwanda',
  [PATHS.meetingGuide]: 'Inama zo guhura',
  [PATHS.shareStory]: 'Gusangiza inkuru',
  [PATHS.testimonyForm]: 'Kwandika ubuhamya',
  [PATHS.dashboard]: 'Imbonerahamwe',
  [PATHS.shareProfile]: 'Umwirondoro wasangijwe',
  [PATHS.swipe]: 'Umwe umwe',
  [PATHS.messages]: 'Ubutumwa',
  [PATHS.settings]: 'Igenamiterere',
  [PATHS.emotions]: 'Ibyumba by’ibyiyumvo',
  [PATHS.groups]: 'Ibyumba by’amatsinda',
  [PATHS.radar]: 'Radari y’abari hafi',
  [PATHS.planDate]: 'Gutegura gusohokana',
  [PATHS.timeline]: 'Gahunda y’ubuzima',
  [PATHS.icebreaker]: 'Gutangiza ikiganiro (AI)',
  [PATHS.culture]: 'Kumenya umuco',
  [PATHS.user]: 'Paji yanyu',
  [PATHS.forgotPassword]: 'Kwibagirwa ijambobanga',
  [PATHS.preview]: 'Igerageza',
};
