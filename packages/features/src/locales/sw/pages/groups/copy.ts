import type * as english from '../../../../pages/groups/copy';

export const groupsCopy: typeof english.groupsCopy = {
  title: 'Vyumba vya makundi',
  description: 'Vyumba vya mambo unayopenda: muziki, safari, vitabu na zaidi.',
  heading: 'Vyumba vya makundi',
  intro: 'Vyumba vinane, kuanzia muziki hadi sanaa, kila kimoja na swali la kuanzia.',
  rooms: {
    music: {
      name: 'Muziki',
      summary: 'Kuanzia inanga hadi amapiano.',
      topic: 'Unachosikiliza, unachocheza, na unachopiga ukiwa peke yako tu.',
      rule: 'Kila mtu na muziki anaoupenda.',
      prompts: [
        'Wimbo gani hukufanya uongeze sauti ya redio?',
        'Nani kwenu anaimba, na nani asingefaa kuimba?',
        'Ungesafiri kwenda tamasha la nani?',
      ],
    },
    travel: {
      name: 'Safari',
      summary: 'Mabasi ya usiku, mipaka na mandhari.',
      topic: 'Mahali unapopajua na mahali unapotaka kupaona.',
      rule: 'Uliza kabla ya kutoa ushauri wa usalama.',
      prompts: [
        'Dirishani au upande wa njia kwenye basi la Rusizi?',
        'Mahali gani palikukatisha tamaa, na gani palikushangaza?',
        'Ungempeleka mtu wapi kwa siku moja mjini kwenu?',
      ],
    },
    fitness: {
      name: 'Mazoezi',
      summary: 'Mbio, mpira, vilima.',
      topic: 'Jumapili bila magari, gym, mechi na kilomita za kwanza.',
      rule: 'Hakuna maoni kuhusu miili.',
      prompts: [
        'Kilima chako ni kipi?',
        'Nini hukufanya ufanye mazoezi usipotaka?',
        'Kwa timu au peke yako?',
      ],
    },
    tech: {
      name: 'Teknolojia',
      summary: 'Programu, vifaa, mawazo.',
      topic: 'Unachotengeneza, unachoharibu, na unachotamani mtu avumbue.',
      rule: 'Hakuna kunadi, hakuna viungo.',
      prompts: [
        'Kifaa cha zamani zaidi unachokitumia bado ni kipi?',
        'Nini kisifanywe kuwa programu kamwe?',
        'Jambo gani ulijifundisha mwenyewe hivi karibuni?',
      ],
    },
    books: {
      name: 'Vitabu',
      summary: 'Riwaya, mashairi, vilivyosomwa nusu.',
      topic: 'Unachosoma kwa lugha yoyote, na ambacho hukumaliza.',
      rule: 'Toa tahadhari kabla ya kufichua mwisho.',
      prompts: [
        'Kitabu gani ulikitoa na sasa unakitamani?',
        'Sentensi gani umeipigia mstari?',
        'Nani alikusomea ulipokuwa mdogo?',
      ],
    },
    food: {
      name: 'Chakula',
      summary: 'Isombe, mishikaki, mabishano.',
      topic: 'Kupika, kula, na nani anapika vizuri zaidi.',
      rule: 'Mapishi ya kila mama ni sahihi.',
      prompts: [
        'Ladha ya nyumbani ni ipi?',
        'Unapika nini ili kuvutia?',
        'Chakula cha mtaani au cha mezani?',
      ],
    },
    movies: {
      name: 'Filamu',
      summary: 'Sinema, tamthilia, manukuu.',
      topic: 'Kilichokuliza, na unachojifanya hukukiona.',
      rule: 'Usifichue kisa katika mstari wa kwanza.',
      prompts: [
        'Filamu gani ungeitazama mara ya kumi?',
        'Mwisho upi ungeubadili?',
        'Nani huchagua, na nani hulala?',
      ],
    },
    art: {
      name: 'Sanaa',
      summary: 'Imigongo, michoro ya ukutani, picha.',
      topic: 'Unachotengeneza, na unakokwenda kutazama.',
      rule: 'Sema unachoona kabla ya unachofikiri.',
      prompts: [
        'Ukutani kwako kuna nini?',
        'Rangi gani hutavaa kamwe?',
        'Ulitengeneza nini kwa mikono hivi karibuni?',
      ],
    },
  },
};
