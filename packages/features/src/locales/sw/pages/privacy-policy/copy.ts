import type * as english from '../../../../pages/privacy-policy/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const privacyPolicyCopy: typeof english.privacyPolicyCopy = {
  title: 'Sera ya Faragha',
  description: 'Tunachojua kukuhusu, nani anakiona, kinahifadhiwa muda gani na jinsi ya kukifuta.',
  heading: 'Sera ya Faragha',
  effective: 'Inatumika kuanzia 15 Januari 2024',
  intro:
    'Wewe huamua tunachojua kukuhusu. Hili ni toleo fupi: tunachohifadhi, kwa nini, kwa muda gani, na jinsi unavyoweza kukiona, kukipakua au kukifuta.',
  full: 'Soma Sera kamili ya Faragha',
  print: 'Chapisha ukurasa huu',
  yourData: 'Ona data yako',
  template: versionCopy.template,
  summary: {
    heading: 'Kwa mambo matatu',
    list: [
      {
        name: 'Ni yako kwanza',
        text: 'Picha yako, umri na umbali huonyeshwa kama mipangilio yako inavyosema tu. Barakoa hubaki hadi nyote wawili mkubali kufichua.',
      },
      {
        name: 'Kinachohitajika tu',
        text: 'Tunauliza kinachohitajika ili kukupatia mwenza, na hatuulizi chochote kwa ajili ya watangazaji wa biashara. Hatuuzi kamwe data yako.',
      },
      {
        name: 'Ukiondoka, inaondoka',
        text: 'Pakua data yako kama faili moja, au ifute. Akaunti iliyofutwa huondolewa kabisa baada ya siku 30.',
      },
    ],
  },
  device: {
    heading: 'Tovuti inafanya nini leo',
    text: 'Unachoandika hapa hubaki kwenye kivinjari hiki, kwenye kifaa hiki: vipendwa, ujumbe, sarafu, mipangilio. Mambo mawili hutumwa: swali unalomuuliza msaidizi huenda kwenye huduma inayolijibu na, kama mwendeshaji anatumia ufunguo wa Gemini, kwa Google; na vichujio na utafutaji ni sehemu ya anwani ya ukurasa, ambayo hutumwa kwa tovuti hii ukurasa unapopakiwa upya. Manenosiri, namba za vitambulisho na tarehe yako ya kuzaliwa havihifadhiwi kamwe.',
    history:
      'Historia ya kivinjari chako huorodhesha kurasa unazofungua, pamoja na vichujio na utafutaji wako. Kwa Kifaransa, Kiswahili au Kinyarwanda, anwani zake huanza na lugha, kwa mfano /rw/, kwa hiyo wengine wanaotumia simu yako wanaweza kuona lugha unayosoma.',
    kept: 'Ukiwasha “Hifadhi kurasa za usalama kwenye simu hii”, kivinjari pia huhifadhi kurasa za umma: mwongozo, makala ya msaada kuhusu usalama, namba za dharura na kurasa zinazoonyesha mpango, ujumbe na mipangilio yako, bila ulichoandika. Kuzima hapo, kufuta data yako au kuondoka haraka kwenye tovuti hii huziondoa. Mipangilio ya kivinjari chako bado itaonyesha jina la tovuti hii.',
  },
  collected: {
    heading: 'Huduma kamili ingehifadhi nini',
    labels: { kind: 'Nini', why: 'Kwa nini', kept: 'Muda gani' },
    caption: 'Aina za data, madhumuni yake na muda wa kuhifadhiwa',
    list: [
      {
        kind: 'Wasifu na picha',
        why: 'Kukuonyesha kwa watu unaowachagua',
        kept: 'Muda wote una akaunti; iliyofutwa huondolewa kabisa baada ya siku 30',
      },
      { kind: 'Ujumbe', why: 'Kuupeleka', kept: 'Hadi akaunti ifutwe' },
      {
        kind: 'Uthibitisho',
        why: 'Kuonyesha beji',
        kept: 'Picha hufutwa mara ukaguzi unapokamilika. Beji hudumu: selfie miezi 12, kitambulisho miezi 24, mawasiliano hadi yabadilike',
      },
      {
        kind: 'Ripoti na maamuzi',
        why: 'Kuwalinda watu',
        kept: 'Muda wote ambapo uamuzi unaweza kukatiwa rufaa au marufuku inatumika',
      },
      {
        kind: 'Takwimu za matumizi, bila majina',
        why: 'Kugundua kilichoharibika au kilicho polepole',
        kept: 'Si zaidi ya miaka 2',
      },
      {
        kind: 'Ankara',
        why: 'Kutoa sarafu na marejesho',
        kept: 'Muda wote sheria ya kodi inavyotaka',
      },
    ],
  },
  never: {
    heading: 'Tusichofanya kamwe',
    list: [
      'Kuuza au kukodisha data yako',
      'Kumwonyesha mtu yeyote mahali ulipo hasa',
      'Kuupa uso wako alama',
      'Kusoma ujumbe wenu, isipokuwa mmoja wenu ameuripoti',
      'Kuwasha kulinganisha afya bila ridhaa yako ya wazi',
    ],
  },
  rights: {
    heading: 'Haki zako',
    intro:
      'Huhitaji kutoa sababu. Leo unaona, unapakua na kufuta data yako mwenyewe. Imepangwa: barua pepe inatosha, na maswali kuhusu data yako hujibiwa ndani ya siku 30.',
    list: [
      { name: 'Kuiona', text: 'Kila tunachohifadhi, mahali pamoja.' },
      { name: 'Kuisahihisha', text: 'Tunasahihisha kilicho na kosa, bila mjadala.' },
      { name: 'Kuipakua', text: 'Faili moja ambayo programu nyingine zinaweza kuisoma.' },
      { name: 'Kuifuta', text: 'Yote, au kipendwa kimoja au utafutaji mmoja tu.' },
      { name: 'Kupinga', text: 'Matumizi yoyote usiyoyataka, pamoja na takwimu.' },
      {
        name: 'Kulalamika',
        text: 'Kwetu, au kwa Mamlaka ya Taifa ya Usalama wa Mtandao ya Rwanda (NCSA), inayosimamia ulinzi wa data.',
      },
    ],
  },
  cookies: {
    heading: 'Vidakuzi na teknolojia zinazofanana',
    today:
      'Leo tovuti haiweki kidakuzi chochote. Inachohifadhi kwenye kivinjari hiki, na kwa muda gani, kimo kwenye hati iliyo hapa chini.',
    planned:
      'Kidakuzi cha kipindi na cha CSRF kwa ziara hiyo, chaguo lako la mandhari kwa miezi 24, takwimu kwa miezi 14, matangazo kwa siku 90. Vidakuzi vya takwimu na vya matangazo vinahitaji ridhaa yako.',
    link: 'Soma kuhusu vidakuzi na ufuatiliaji',
  },
  contact: {
    heading: 'Mawasiliano',
    text: 'Imepangwa: mhusika wa ulinzi wa data hujibu ndani ya siku 30. Bado hakuna anayesoma barua pepe.',
  },
};
