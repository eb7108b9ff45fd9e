import { brand } from '../../../../content/brand';
import { AGE } from '../../../../domain/constants';
import { PHONE_DIGITS } from '../../../../domain/phone';
import type { QuestionStep } from '../../../../domain/wizard';
import type * as english from '../../../../pages/register/registration-copy';
import { answerLabels } from '../../content/answer-labels';

const steps: Record<QuestionStep, { readonly title: string; readonly intro: string }> = {
  1: {
    title: 'Taarifa binafsi',
    intro:
      'Tafadhali jibu kila swali. Jina lako la ukoo, mawasiliano na tarehe ya kuzaliwa ni siri.',
  },
  2: {
    title: 'Mwonekano na mtindo wa maisha',
    intro: 'Kila kitu katika hatua hii ni hiari.',
  },
  3: {
    title: 'Elimu na kazi',
    intro: 'Kila kitu katika hatua hii ni hiari.',
  },
  4: {
    title: 'Unatafuta nini?',
    intro: 'Uwazi huokoa muda wa kila mtu.',
  },
  5: {
    title: 'Mwenza unayemtaka',
    intro: 'Ungependa kukutana na nani? Ruka usiyoyajali.',
  },
  6: {
    title: 'Picha na ridhaa',
    intro: 'Ongeza picha ukipenda, kagua majibu yako, na ukubali kanuni zetu.',
  },
};

export const registerCopy: typeof english.registerCopy = {
  title: 'Jisajili',
  description: 'Tengeneza wasifu kwa hatua sita fupi.',
  heading: 'Uko tayari kumpata mwenza wako?',
  honest:
    'Kujisajili bado hakufungui akaunti, na hakuna kinachotumwa. Unachowasilisha huhifadhiwa kwenye kifaa hiki.',
  intro:
    'Hatua sita fupi. Ya lazima ni haya tu: majibu kumi na matatu ya hatua ya kwanza, na kukubali masharti na kanuni katika hatua ya mwisho.',
  lookAround: 'Tumia akaunti ya mfano badala yake',
  points: [
    'Kwa watu wazima wa miaka 18 na zaidi.',
    'Huchukua takriban dakika tano. Hadi uwasilishe, majibu yako hubaki kwenye kichupo hiki, isipokuwa manenosiri, tarehe ya kuzaliwa na picha.',
  ],
  notSaved: 'Tafadhali andika tena tarehe yako ya kuzaliwa na manenosiri: havikuhifadhiwa.',
  start: 'Anza kujisajili',
  started: (step: number) => `Tayari umeanza na umefika hatua ya ${step}.`,
  resume: 'Endelea ulipoishia',
  startAgain: 'Futa na uanze upya',
  steps,
  stepList: 'Hatua za usajili',
  progress: (step: number, total: number) => `Hatua ya ${step} kati ya ${total}`,
  stepTitle: (step: number, total: number, title: string) =>
    `Hatua ya ${step} kati ya ${total}: ${title}`,
  done: 'tayari',
  changing: '“Ifuatayo” hukurudisha kwenye majibu yako.',
  back: 'Rudi',
  next: 'Ifuatayo',
  submit: 'Wasilisha',
  required: 'Tafadhali jaza sehemu zote za lazima ili kuendelea.',
  faulty: 'Tafadhali kagua majibu haya.',
  choose: 'Chagua',
  noAnswer: 'Hakuna jibu',
  optional: 'hiari',
  groups: {
    you: 'Kuhusu wewe',
    contact: 'Jinsi ya kukufikia',
    password: 'Nenosiri lako',
    place: 'Ulipo',
  },
  fields: {
    ...answerLabels,
    firstName: 'Jina la kwanza',
    lastName: 'Jina la ukoo',
    password: 'Nenosiri',
    confirmPassword: 'Rudia nenosiri',
    dateOfBirth: 'Tarehe ya kuzaliwa',
    educationLevel: 'Kiwango cha elimu',
    employmentStatus: 'Hali ya ajira',
    lookingFor: 'Ninatafuta',
    prefGender: 'Jinsia',
    prefAgeRange: 'Umri wa chini',
    prefStatus: 'Hali ya uhusiano',
    prefBodyType: 'Umbo la mwili',
    profilePhoto: 'Picha ya wasifu',
    agreedToTerms: 'Nakubali Sheria na Masharti',
    agreedToCommunity: 'Nakubali kufuata Kanuni za Jumuiya',
    subscribeToUpdates: 'Nitumieni habari na ushauri kwa barua pepe',
  },
  hints: {
    username: 'Jina ambalo wengine wataliona.',
    phoneNumber: 'Weka namba ya nchi, kwa mfano +250 788 123 456.',
    password: 'Herufi nane au zaidi ni vigumu kukisia. Halihifadhiwi kamwe.',
    dateOfBirth: 'Kwa mfano 14 3 1996. Wanachama wana miaka 18 au zaidi.',
    lookingFor: 'Chagua mengi upendavyo.',
    prefAgeRange: (min: number) => `Ungependa kukutana na watu wa miaka ${min} hadi 60 na zaidi.`,
  },
  reasons: {
    firstName: 'Andika jina lako la kwanza',
    lastName: 'Andika jina lako la ukoo',
    username: 'Chagua jina la mtumiaji',
    email: 'Andika barua pepe yako',
    phoneNumber: 'Andika namba yako ya simu',
    phoneShape: `Andika namba ya simu yenye tarakimu ${PHONE_DIGITS.fewest} hadi ${PHONE_DIGITS.most}, kama +250 788 123 456`,
    password: 'Chagua nenosiri',
    confirmPassword: 'Andika nenosiri tena',
    mismatch: 'Manenosiri hayalingani.',
    gender: 'Chagua jinsia yako',
    status: 'Chagua hali yako ya uhusiano',
    country: 'Andika nchi yako',
    city: 'Andika mji wako',
    nationality: 'Andika uraia wako',
    dateOfBirth: (earliest: string, latest: string) =>
      `Andika tarehe yako ya kuzaliwa, kati ya ${earliest} na ${latest}`,
    tooYoung: `${brand.name} ni ya watu wa miaka ${AGE.minimum} na zaidi. Karibu utakapofikisha miaka ${AGE.minimum}.`,
    agreedToTerms: 'Kubali Sheria na Masharti ili kujiunga',
    agreedToCommunity: 'Kubali Kanuni za Jumuiya ili kujiunga',
  },
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  showConfirm: 'Onyesha nenosiri la kurudia',
  hideConfirm: 'Ficha nenosiri la kurudia',
  date: {
    day: 'Siku',
    month: 'Mwezi',
    year: 'Mwaka',
    open: 'Chagua kwenye kalenda',
    title: 'Chagua tarehe yako ya kuzaliwa',
    help: 'Chagua mwezi na mwaka, kisha siku.',
    keys: 'Vitufe vya mishale husogeza kwa siku au wiki, Page Up na Page Down kwa mwezi, au kwa mwaka ukishikilia Shift.',
    loading: 'Inapakia kalenda…',
    failed: 'Kalenda haikupakia. Tafadhali andika tarehe badala yake.',
    close: 'Funga kalenda',
  },
  years: (age: number) => `Miaka ${age}`,
  ageRange: (min: number) => `${min} hadi 60 na zaidi`,
  photo: {
    hint: 'JPEG, PNG, WebP au AVIF, hadi MB 10. Haitumwi mtandaoni.',
    choose: 'Chagua picha',
    change: 'Chagua picha nyingine',
    remove: 'Ondoa picha',
    alt: 'Picha uliyochagua',
    chosen: 'Picha imechaguliwa.',
    removed: 'Picha imeondolewa.',
    faults: {
      empty: 'Faili hii ni tupu. Chagua picha nyingine.',
      tooLarge: 'Faili hii inazidi MB 10. Chagua picha ndogo zaidi.',
      notPhoto: 'Faili hii si picha ya JPEG, PNG, WebP au AVIF.',
      unreadable: 'Picha hii haiwezi kufunguliwa. Chagua nyingine.',
    },
  },
  answers: {
    heading: 'Kagua majibu yako',
    change: 'Badili',
    none: 'Halijajibiwa',
    passwordChosen: 'Limechaguliwa (halionyeshwi)',
    passwordMissing: 'Linahitaji kuandikwa tena',
    passwordAction: 'Yaandike tena',
  },
  consent: {
    heading: 'Ridhaa yako',
    readTerms: 'Soma Sheria na Masharti',
    readGuidelines: 'Soma Kanuni za Jumuiya',
    newTab: '(hufunguka katika kichupo kipya)',
    updates: 'Hiari. Bado hatutumi barua pepe.',
  },
  result: {
    title: 'Usajili umefanikiwa',
    message: 'Hongera! Wasifu wako umewasilishwa. Umekaribia hatua moja zaidi kumpata mwenza wako.',
    note: 'Hakuna kilichotumwa: wasifu wako unabaki kwenye kifaa hiki.',
  },
  afterwards: {
    title: 'Umejisajili',
    heading: (name: string) => `Karibu, ${name}`,
    unnamed: 'rafiki',
    saved:
      'Wasifu wako umehifadhiwa kwenye kifaa hiki, na hakuna mwingine anayeweza kuuona. Nenosiri, picha na tarehe yako ya kuzaliwa havikuhifadhiwa.',
    notSaved:
      'Kivinjari chako hakikuweza kuhifadhi wasifu wako, kwa hiyo utadumu hadi ufunge ukurasa huu. Hakuna mwingine anayeweza kuuona.',
    list: 'Kinachofuata',
    steps: [
      'Tumia akaunti ya mfano kuwaona wote bila barakoa.',
      'Ona, pakua au futa wasifu wako kwenye Ukurasa wako.',
      'Vipendwa na ujumbe pia hubaki kwenye kifaa hiki.',
    ],
    stepsNotSaved: [
      'Tumia akaunti ya mfano kuwaona wote bila barakoa.',
      'Ili kuhifadhi wasifu, ruhusu tovuti hii kuhifadhi data, kisha ujisajili tena.',
    ],
    browse: 'Vinjari wasifu',
    again: 'Jisajili tena',
  },
};
