import type * as english from '../../../../pages/culture/copy';

export const cultureCopy: typeof english.cultureCopy = {
  title: 'Kumenya umuco',
  description: 'Ibibazo bike ku mico yo mu karere.',
  heading: 'Kumenya umuco',
  intro: 'Ibibazo bibiri bibiri ku migenzo, amafunguro n’indimi byo mu karere.',
  question: (position, total) => `Ikibazo cya ${position} kuri ${total}`,
  correct: 'Ni byo.',
  wrong: (answer) => `Si byo neza. Ni “${answer}”.`,
  score: (score, total) => `Amanota ${score}/${total}`,
  verdicts: [
    'Ni igihe cyiza cyo kubaza.',
    'Muri hagati mu nzira igana ku kiganiro cyiza.',
    'Mwayobora ba mukerarugendo.',
  ],
  review: 'Ibisubizo byanyu',
  again: 'Kugerageza ibindi',
  next: (name) => `Ibikurikira: ${name}`,
  sets: {
    rwanda: 'Rwanda',
    'burundi-congo': 'Burundi n’Uburasirazuba bwa Kongo',
    uganda: 'Uganda',
    'kenya-tanzania': 'Kenya na Tanzaniya',
    weddings: 'Guhura n’umuryango',
  },
  questions: {
    umuganda: {
      text: 'Umuganda ni iki?',
      answers: [
        'Igitondo cy’imirimo rusange buri kwezi',
        'Imbyino y’ubukwe',
        'Ifunguro ry’amababi y’imyumbati',
      ],
      because:
        'Ku wa Gatandatu wa nyuma w’ukwezi, abantu basukura, bubaka kandi batera ibiti bafatanyije.',
    },
    imigongo: {
      text: 'Imigongo ikorwa mu ki?',
      answers: ['Igiti kibajwe', 'Amase avanze n’ivu', 'Imigwegwe iboshye'],
      because:
        'Imirongo ibumbwa n’intoki, hanyuma igasigwa amabara y’ubutaka. Ubu bugeni bwakomotse mu Burasirazuba bw’u Rwanda.',
    },
    drums: {
      text: 'Ni iki kiba hagati mu gitaramo cy’ibwami kizwi cyane cy’i Burundi?',
      answers: ['Masike', 'Inanga', 'Ingoma'],
      because:
        'Umurisho w’ingoma z’ibwami uri ku rutonde rwa UNESCO rw’umurage ndangamuco udafatika. Buri ngoma ibazwa mu giti kimwe.',
    },
    rumba: {
      text: 'Ni uwuhe muziki Kinshasa na Brazzaville byahaye isi?',
      answers: ['Rumba ya Kongo', 'Taarab', 'Benga'],
      because: 'Rumba yagarutse ivuye muri Cuba izanye na gitari. UNESCO yayanditse mu 2021.',
    },
    rolex: {
      text: 'Rolex bagura ku muhanda i Kampala ni iki?',
      answers: ['Isaha', 'Amagi azingiye muri chapati', 'Taxi mini-bus'],
      because: 'Bikomoka kuri “rolled eggs”: omeleti irimo imboga izingiye muri chapati ishyushye.',
    },
    barkcloth: {
      text: 'Impuzu z’Abaganda zikorwa mu ki?',
      answers: ['Amakoma', 'Urufunzo', 'Igishishwa cy’imbere cy’umuvumu'],
      because:
        'Igishishwa cy’igiti cya mutuba gikurwaho batagitemye, bakagihonda kugeza cyoroshye.',
    },
    kanga: {
      text: 'Kanga ikunze kuba yanditseho iki ku nkengero zayo?',
      answers: ['Imvugo yo mu Giswahili', 'Izina ry’uwayiboshye', 'Ikarita y’inkombe'],
      because: 'Ryitwa jina: umugani, umugisha cyangwa ubutumwa bugenewe umuntu.',
    },
    shikamoo: {
      text: 'Indamukanyo “Shikamoo” igaragaza iki?',
      answers: ['Ibyishimo byo kongera kubonana', 'Kubaha umukuru', 'Kwihanganisha'],
      because: 'Umuto mu myaka ni we ubanza kuyivuga; umukuru agasubiza “Marahaba”.',
    },
    gusaba: {
      text: 'Mu muhango wo gusaba mu Rwanda haba iki?',
      answers: [
        'Abageni basinyira ku karere',
        'Umuryango w’umuhungu usaba umugeni',
        'Abatumirwa babyina bugacya',
      ],
      because:
        'Abavugizi babiri b’imiryango bajya impaka, hanyuma hagakurikiraho gukwa, ari ko gutanga inkwano.',
    },
    kwanjula: {
      text: 'Muri kwanjula y’Abaganda herekanwa iki?',
      answers: ['Umusore ku muryango w’umukobwa', 'Umwana wa mbere', 'Inzu nshya'],
      because:
        'Kwanjula bisobanura kwerekana: umusore aza mu muryango aherekejwe kandi azanye impano.',
    },
  },
};
