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
  sets: [
    {
      id: 'rwanda',
      name: 'Rwanda',
      questions: [
        {
          text: 'Umuganda ni iki?',
          answers: [
            'Igitondo cy’imirimo rusange buri kwezi',
            'Imbyino y’ubukwe',
            'Ifunguro ry’amababi y’imyumbati',
          ],
          correct: 0,
          because:
            'Ku wa Gatandatu wa nyuma w’ukwezi, abantu basukura, bubaka kandi batera ibiti bafatanyije.',
        },
        {
          text: 'Imigongo ikorwa mu ki?',
          answers: ['Igiti kibajwe', 'Amase avanze n’ivu', 'Imigwegwe iboshye'],
          correct: 1,
          because:
            'Imirongo ibumbwa n’intoki, hanyuma igasigwa amabara y’ubutaka. Ubu bugeni bwakomotse mu Burasirazuba bw’u Rwanda.',
        },
      ],
    },
    {
      id: 'burundi-congo',
      name: 'Burundi n’Uburasirazuba bwa Kongo',
      questions: [
        {
          text: 'Ni iki kiba hagati mu gitaramo cy’ibwami kizwi cyane cy’i Burundi?',
          answers: ['Masike', 'Inanga', 'Ingoma'],
          correct: 2,
          because:
            'Umurisho w’ingoma z’ibwami uri ku rutonde rwa UNESCO rw’umurage ndangamuco udafatika. Buri ngoma ibazwa mu giti kimwe.',
        },
        {
          text: 'Ni uwuhe muziki Kinshasa na Brazzaville byahaye isi?',
          answers: ['Rumba ya Kongo', 'Taarab', 'Benga'],
          correct: 0,
          because: 'Rumba yagarutse ivuye muri Cuba izanye na gitari. UNESCO yayanditse mu 2021.',
        },
      ],
    },
    {
      id: 'uganda',
      name: 'Uganda',
      questions: [
        {
          text: 'Rolex bagura ku muhanda i Kampala ni iki?',
          answers: ['Isaha', 'Amagi azingiye muri chapati', 'Taxi mini-bus'],
          correct: 1,
          because:
            'Bikomoka kuri “rolled eggs”: omeleti irimo imboga izingiye muri chapati ishyushye.',
        },
        {
          text: 'Impuzu z’Abaganda zikorwa mu ki?',
          answers: ['Amakoma', 'Urufunzo', 'Igishishwa cy’imbere cy’umuvumu'],
          correct: 2,
          because:
            'Igishishwa cy’igiti cya mutuba gikurwaho batagitemye, bakagihonda kugeza cyoroshye.',
        },
      ],
    },
    {
      id: 'kenya-tanzania',
      name: 'Kenya na Tanzaniya',
      questions: [
        {
          text: 'Kanga ikunze kuba yanditseho iki ku nkengero zayo?',
          answers: ['Imvugo yo mu Giswahili', 'Izina ry’uwayiboshye', 'Ikarita y’inkombe'],
          correct: 0,
          because: 'Ryitwa jina: umugani, umugisha cyangwa ubutumwa bugenewe umuntu.',
        },
        {
          text: 'Indamukanyo “Shikamoo” igaragaza iki?',
          answers: ['Ibyishimo byo kongera kubonana', 'Kubaha umukuru', 'Kwihanganisha'],
          correct: 1,
          because: 'Umuto mu myaka ni we ubanza kuyivuga; umukuru agasubiza “Marahaba”.',
        },
      ],
    },
    {
      id: 'weddings',
      name: 'Guhura n’umuryango',
      questions: [
        {
          text: 'Mu muhango wo gusaba mu Rwanda haba iki?',
          answers: [
            'Abageni basinyira ku karere',
            'Umuryango w’umuhungu usaba umugeni',
            'Abatumirwa babyina bugacya',
          ],
          correct: 1,
          because:
            'Abavugizi babiri b’imiryango bajya impaka, hanyuma hagakurikiraho gukwa, ari ko gutanga inkwano.',
        },
        {
          text: 'Muri kwanjula y’Abaganda herekanwa iki?',
          answers: ['Umusore ku muryango w’umukobwa', 'Umwana wa mbere', 'Inzu nshya'],
          correct: 0,
          because:
            'Kwanjula bisobanura kwerekana: umusore aza mu muryango aherekejwe kandi azanye impano.',
        },
      ],
    },
  ],
};
