import { PATHS } from '../../../paths';
import { translatedCrumbs } from '../../../shell/translated-crumbs';

export const crumbLabel = translatedCrumbs({
  [PATHS.register]: 'Jisajili',
  [PATHS.login]: 'Ingia',
  [PATHS.termsOfService]: 'Masharti ya huduma',
  [PATHS.meetingBooking]: 'Kupanga safari',
  [PATHS.meetingGuide]: 'Mwongozo wa kukutana',
  [PATHS.shareStory]: 'Simulia hadithi yako',
  [PATHS.testimonyForm]: 'Ushuhuda',
  [PATHS.dashboard]: 'Dashibodi',
  [PATHS.shareProfile]: 'Wasifu ulioshirikiwa',
  [PATHS.swipe]: 'Telezesha',
  [PATHS.messages]: 'Ujumbe',
  [PATHS.settings]: 'Mipangilio',
  [PATHS.emotions]: 'Vyumba vya hisia',
  [PATHS.groups]: 'Vyumba vya vikundi',
  [PATHS.radar]: 'Rada',
  [PATHS.planDate]: 'Panga miadi',
  [PATHS.timeline]: 'Mipango yenu',
  [PATHS.icebreaker]: 'Maneno ya kwanza',
  [PATHS.culture]: 'Utamaduni',
  [PATHS.user]: 'Ukurasa wako',
  [PATHS.forgotPassword]: 'Umesahau nenosiri',
  [PATHS.preview]: 'Onyesho la awali',
});
