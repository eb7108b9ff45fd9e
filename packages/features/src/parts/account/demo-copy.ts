export const demoCopy = {
  question: 'Are you 18 or older?',
  why: 'This site is for adults. Your answer is not saved.',
  yes: 'Yes, I’m 18 or older',
  no: 'No',
  minor:
    'Thanks for telling us. You can’t use the demo account because this site is for adults. If someone online worries you, tell an adult you trust. In danger, call',
};
