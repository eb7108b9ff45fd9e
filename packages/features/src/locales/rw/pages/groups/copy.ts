import type * as english from '../../../../pages/groups/copy';

export const groupsCopy: typeof english.groupsCopy = {
  title: 'Ibyumba by’amatsinda',
  description: 'Ibyumba bishingiye ku byo mukunda: umuziki, ingendo, ibitabo n’ibindi.',
  heading: 'Ibyumba by’amatsinda',
  intro:
    'Ibyumba umunani, kuva ku muziki kugeza ku bugeni, kimwe cyose gifite ikibazo cyo gutangiza.',
  rooms: {
    music: {
      name: 'Umuziki',
      summary: 'Kuva ku nanga kugeza kuri amapiano.',
      topic: 'Ibyo mwumva, ibyo mubyina, n’ibyo mwumva mwenyine gusa.',
      rule: 'Ibyo buri wese akunda ni byiza.',
      prompts: [
        'Ni iyihe ndirimbo ituma wongera ijwi rya radiyo?',
        'Ni nde uririmba mu muryango wanyu, kandi ni nde utari ukwiye kuririmba?',
        'Ni ikihe gitaramo wakora urugendo ujya kureba?',
      ],
    },
    travel: {
      name: 'Ingendo',
      summary: 'Bisi za nijoro, imipaka n’ibyiza nyaburanga.',
      topic: 'Ahantu muzi n’aho mwifuza kubona.',
      rule: 'Mubanze mubaze mbere yo gutanga inama z’umutekano.',
      prompts: [
        'Ku idirishya cyangwa ku nzira muri bisi ijya i Rusizi?',
        'Ni hehe hagutengushye, kandi ni hehe hagutunguye?',
        'Wajyana he umuntu umunsi umwe mu mujyi wanyu?',
      ],
    },
    fitness: {
      name: 'Siporo',
      summary: 'Kwiruka, umupira, imisozi.',
      topic: 'Car Free Day, jimu, imikino n’ibirometero bya mbere.',
      rule: 'Nta magambo ku mibiri y’abandi.',
      prompts: [
        'Umusozi wawe ni uwuhe?',
        'Ni iki kiguhagurutsa iyo utabishaka?',
        'Mu ikipe cyangwa wenyine?',
      ],
    },
    tech: {
      name: 'Ikoranabuhanga',
      summary: 'Kode, ibikoresho, ibitekerezo.',
      topic: 'Ibyo mwubaka, ibyo mwica, n’icyo mwifuza ko bavumbura.',
      rule: 'Nta kwamamaza, nta link.',
      prompts: [
        'Ni ikihe gikoresho gishaje kurusha ibindi ugikoresha?',
        'Ni iki kidakwiye na rimwe guhindurwa porogaramu?',
        'Ni iki uheruka kwiyigisha?',
      ],
    },
    books: {
      name: 'Ibitabo',
      summary: 'Inkuru, ibisigo, n’ibitararangira.',
      topic: 'Ibyo musoma mu rurimi urwo ari rwo rwose, n’ibyo mutigeze murangiza.',
      rule: 'Muteguze mbere yo kuvuga uko birangira.',
      prompts: [
        'Ni ikihe gitabo watanze ukagikumbura?',
        'Ni iyihe nteruro wacishijeho umurongo?',
        'Ni nde wagusomeraga ukiri muto?',
      ],
    },
    food: {
      name: 'Amafunguro',
      summary: 'Isombe, brochettes, impaka.',
      topic: 'Guteka, kurya, n’ubikora neza kurusha abandi.',
      rule: 'Uko buri mubyeyi ateka ni ko kuri.',
      prompts: [
        'Ni iki kiryoha nk’iwanyu?',
        'Uteka iki ushaka gushimwa?',
        'Ibyo ku muhanda cyangwa ku meza?',
      ],
    },
    movies: {
      name: 'Filime',
      summary: 'Sinema, ibice bikurikirana, inyandiko zo hasi.',
      topic: 'Icyabarijije, n’icyo mwigira nk’aho mutakibonye.',
      rule: 'Ntimuvuge uko birangira ku murongo wa mbere.',
      prompts: [
        'Ni iyihe filime wareba inshuro ya cumi?',
        'Ni iyihe ndunduro wahindura?',
        'Ni nde uhitamo, kandi ni nde usinzira?',
      ],
    },
    art: {
      name: 'Ubugeni',
      summary: 'Imigongo, ibishushanyo byo ku nkuta, amafoto.',
      topic: 'Ibyo mukora, n’aho mujya kureba.',
      rule: 'Muvuge icyo mubona mbere y’icyo mutekereza.',
      prompts: [
        'Ni iki kimanitse ku rukuta rw’iwawe?',
        'Ni irihe bara utakwambara na rimwe?',
        'Ni iki uheruka gukoresha intoki?',
      ],
    },
  },
};
