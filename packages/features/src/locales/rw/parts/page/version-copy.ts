export const versionCopy = {
  template:
    'Iyi nyandiko ni urugero. Umunyamategeko agomba kubanza kuyisuzuma mbere y’uko igira uwo itegeka.',
  reports:
    'Ibi bizatangira abantu nibamara kugira konti. Ubu raporo iguma ku gikoresho cyanyu, nta we igeraho.',
  rules:
    'Aya mategeko azakurikizwa abantu nibamara kugira konti. Ubu nta we usoma raporo, kandi nta konti igabanyirizwa ibyo ikora cyangwa ifungwa.',
  appeals:
    'Amategeko yo gukoresha ni yo akurikizwa: uhagaritswe burundu ashobora kujurira rimwe, mu minsi 30. Nta konti irahagarikwa.',
  support: 'Nta tsinda ry’ubufasha rirasoma ubutumwa.',
  stories: 'Aba bantu n’inkuru zabo ni ibihimbano.',
  illustrative: 'Imibare y’urugero',
  figures: 'Iyi mibare ni impimbano.',
} as const;
