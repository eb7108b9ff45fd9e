import { EMERGENCY } from '../../domain/policy';

export const demoCopy = {
  question: 'Are you 18 or older?',
  why: 'This site is for adults. Your answer is not saved.',
  yes: 'Yes, I’m 18 or older',
  no: 'No',
  minor: {
    text: 'Thank you for telling us. This site is for adults, so the demo account stays closed. If someone online worries you, you can tell an adult you trust. In danger, call',
    tel: EMERGENCY.allServices,
  },
};
