import type * as english from '../../../../pages/emotions/copy';

export const emotionsCopy: typeof english.emotionsCopy = {
  title: 'Ibyumba by’ibyiyumvo',
  description: 'Ibyumba bijyanye n’uko mwiyumva uyu munsi.',
  heading: 'Ibyumba by’ibyiyumvo',
  intro: 'Icyumba kuri buri cyiyumvo, gifite amategeko n’ibibazo byo kubaza.',
  rooms: {
    lonely: {
      name: 'Irungu',
      summary: 'Ku migoroba ituje.',
      topic: 'Icyabafasha iyo inzu irimo ubusa, n’icyo mwifuza ko umuntu yababaza.',
      rule: 'Ntimugahatire umuntu kwishima atabishaka.',
      prompts: [
        'Ukora iki mu isaha ituje kurusha izindi y’umunsi wawe?',
        'Ni nde uheruka gutuma wumva uri iwanyu?',
        'Watekera iki umuntu uza mu isaha imwe?',
      ],
    },
    excited: {
      name: 'Ibyishimo',
      summary: 'Ku nkuru nziza zo gusangiza.',
      topic: 'Inkuru nziza, into n’inini, n’uwo mwabanza kuzibwira.',
      rule: 'Mubanze mwishimane na we, mubone kubaza ibindi.',
      prompts: [
        'Ni iki cyagenze neza muri iki cyumweru?',
        'Ni iki ubarira iminsi?',
        'Uhamagara nde mbere iyo ufite inkuru nziza?',
      ],
    },
    curious: {
      name: 'Amatsiko',
      summary: 'Ku bakunda kubaza.',
      topic: 'Icyo mwahoze mwifuza kumenya ku bantu.',
      rule: 'Mushobora kwanga ikibazo nta mpamvu mutanze.',
      prompts: [
        'Ni iki wahinduyeho igitekerezo umwaka ushize?',
        'Wakwiga iki iyo hatabaho ubaza impamvu?',
        'Ni irihe jambo ryo mu rurimi rwanyu ritagira uko risemurwa?',
      ],
    },
    vent: {
      name: 'Kwiruhutsa',
      summary: 'Ku byo mukeneye kuvuga.',
      topic: 'Umunsi, umukoresha, bisi. Mubivuge muruhuke.',
      rule: 'Mutange inama ari uko muyisabwe.',
      prompts: [
        'Wavuga iki iyo kitaba gishobora kugira uwo gikomeretsa?',
        'Ni iki cyagusabye imbaraga nta we ubibona?',
        'Ni iki cyategereza ejo nta kibazo?',
      ],
    },
    grateful: {
      name: 'Gushima',
      summary: 'Ku kubara imigisha.',
      topic: 'Abantu, ibitondo, amahirwe ya kabiri.',
      rule: 'Nta kugereranya. N’utuntu duto dufite agaciro.',
      prompts: [
        'Ni nde wakwigishije ikintu atabizi?',
        'Ni ikihe kintu gisanzwe wabanza gukumbura?',
        'Ni iyihe mpungenge yarangiye neza?',
      ],
    },
    playful: {
      name: 'Urwenya',
      summary: 'Ku mikino yo mu kinyabupfura.',
      topic: 'Urwenya, imikino no gutebya, ariko nta guhatiriza.',
      rule: 'Musekane n’umuntu, ntimumuseke.',
      prompts: [
        'Mbwira ibintu bibiri by’ukuri n’ikinyoma kimwe.',
        'Ni iyihe ndirimbo uririmba amagambo atari yo?',
        'Ni iyihe nama mbi kurusha izindi wakurikije?',
      ],
    },
    focused: {
      name: 'Intego',
      summary: 'Ku bafite umugambi.',
      topic: 'Akazi, amasomo, kuzigama, imyitozo: icyo mwubaka n’uwo mucyubakira.',
      rule: 'Nta kugurisha, nta gushaka abakozi.',
      prompts: [
        'Ni iki uzaba warangije ku cyumweru?',
        'Ni ibiki wanga gukora?',
        'Umugambi wawe uwukorera nde?',
      ],
    },
    relaxed: {
      name: 'Umutuzo',
      summary: 'Ku kiganiro gituje kitagira intego.',
      topic: 'Ikirere, icyayi, ibyo mureba aho mwicaye.',
      rule: 'Igisubizo gishobora gufata isaha.',
      prompts: [
        'Urabona iki aho wicaye?',
        'Icyayi, ikawa cyangwa ikivuguto, kandi kuki?',
        'Ni iki kitaba ku cyumweru cyiza?',
      ],
    },
  },
};
