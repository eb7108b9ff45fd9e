import type * as english from '../../../../pages/emotions/copy';

export const emotionsCopy: typeof english.emotionsCopy = {
  title: 'Vyumba vya hisia',
  description: 'Vyumba vya jinsi unavyojisikia leo.',
  heading: 'Vyumba vya hisia',
  intro: 'Chumba kwa kila hisia, chenye kanuni na maswali ya kuuliza.',
  rooms: {
    lonely: {
      name: 'Upweke',
      summary: 'Kwa jioni za ukimya.',
      topic: 'Kinachosaidia nyumba ikiwa tupu, na unachotamani mtu angeuliza.',
      rule: 'Usimchangamshe mtu asiyetaka.',
      prompts: [
        'Unafanya nini katika saa tulivu zaidi ya siku yako?',
        'Ni nani wa mwisho aliyekufanya ujisikie nyumbani?',
        'Ungempikia nini mgeni anayefika baada ya saa moja?',
      ],
    },
    excited: {
      name: 'Shauku',
      summary: 'Kwa habari njema za kusimulia.',
      topic: 'Habari njema, ndogo na kubwa, na ungemwambia nani kwanza.',
      rule: 'Furahi kwanza, kisha uliza zaidi.',
      prompts: [
        'Nini kimekwenda vizuri wiki hii?',
        'Unahesabu siku kungojea nini?',
        'Ukiwa na habari njema, unampigia nani kwanza?',
      ],
    },
    curious: {
      name: 'Udadisi',
      summary: 'Kwa wanaopenda kuuliza.',
      topic: 'Ulichotamani siku zote kuelewa kuhusu watu.',
      rule: 'Unaweza kukataa swali bila kutoa sababu.',
      prompts: [
        'Ulibadili mawazo kuhusu nini mwaka jana?',
        'Ungejifunza nini kama hakuna mtu angeuliza sababu?',
        'Neno gani la lugha yako haliwezi kutafsiriwa?',
      ],
    },
    vent: {
      name: 'Kutoa la moyoni',
      summary: 'Kwa unalohitaji kulisema kwa sauti.',
      topic: 'Siku, bosi, basi. Litoe moyoni.',
      rule: 'Toa ushauri ukiombwa tu.',
      prompts: [
        'Ungesema nini kama hakingemuumiza mtu?',
        'Ni nini kilichohitaji nguvu zaidi kuliko mtu yeyote alivyojua?',
        'Nini kinaweza kungoja hadi kesho?',
      ],
    },
    grateful: {
      name: 'Shukrani',
      summary: 'Kwa kuhesabu baraka zako.',
      topic: 'Watu, asubuhi, nafasi za pili.',
      rule: 'Hakuna kulinganisha. Madogo pia ni muhimu.',
      prompts: [
        'Nani alikufundisha jambo bila kujua?',
        'Kitu gani cha kawaida ungekikumbuka kwanza kikikosekana?',
        'Wasiwasi gani uliisha vizuri?',
      ],
    },
    playful: {
      name: 'Utani',
      summary: 'Kwa mzaha wenye adabu.',
      topic: 'Vichekesho, changamoto na maneno matamu, bila kushinikiza.',
      rule: 'Cheka pamoja na mtu, usimcheke mtu.',
      prompts: [
        'Sema mambo mawili ya kweli na uongo mmoja.',
        'Wimbo gani unauimba kwa maneno yasiyo sahihi?',
        'Ushauri mbaya zaidi uliowahi kuufuata ni upi?',
      ],
    },
    focused: {
      name: 'Umakini',
      summary: 'Kwa wenye mpango.',
      topic: 'Kazi, masomo, akiba, mazoezi: unajenga nini na kwa ajili ya nani.',
      rule: 'Hakuna kuuza, hakuna kuandikisha watu.',
      prompts: [
        'Utakuwa umemaliza nini kufikia Jumapili?',
        'Ni mambo gani unayakataa?',
        'Mpango wako ni kwa ajili ya nani?',
      ],
    },
    relaxed: {
      name: 'Utulivu',
      summary: 'Kwa maongezi ya polepole yasiyo na ajenda.',
      topic: 'Hali ya hewa, chai, unachokiona ulipokaa.',
      rule: 'Majibu yanaweza kuchukua saa nzima.',
      prompts: [
        'Unaona nini hapo ulipokaa?',
        'Chai, kahawa au ikivuguto, na kwa nini?',
        'Jumapili nzuri kabisa haina nini?',
      ],
    },
  },
};
