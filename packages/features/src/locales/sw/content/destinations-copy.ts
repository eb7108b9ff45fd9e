import type * as english from '../../../content/destinations-copy';

export const destinationsCopy: typeof english.destinationsCopy = {
  rwanda: {
    heading: 'Nchini Rwanda',
    places: {
      volcanoes: { name: 'Hifadhi ya Taifa ya Volkano' },
      akagera: { name: 'Hifadhi ya Taifa ya Akagera' },
      nyungwe: { name: 'Hifadhi ya Taifa ya Nyungwe' },
      kivu: { name: 'Ziwa Kivu' },
      kigali: { name: 'Kigali' },
      nyanza: { name: 'Nyanza, mji mkuu wa kifalme wa zamani' },
      memorial: { name: 'Makumbusho ya Mauaji ya Kimbari ya Kigali' },
    },
  },
  africa: {
    heading: 'Afrika',
    places: {
      serengeti: { name: 'Serengeti', where: 'Tanzania' },
      kilimanjaro: { name: 'Kilimanjaro', where: 'Tanzania' },
      zanzibar: { name: 'Mji Mkongwe wa Zanzibar', where: 'Tanzania' },
      bwindi: { name: 'Hifadhi ya Taifa ya Bwindi', where: 'Uganda' },
      lamu: { name: 'Mji Mkongwe wa Lamu', where: 'Kenya' },
      victoriaFalls: { name: 'Maporomoko ya Victoria', where: 'Zambia na Zimbabwe' },
      okavango: { name: 'Delta ya Okavango', where: 'Botswana' },
      robbenIsland: { name: 'Kisiwa cha Robben', where: 'Afrika Kusini' },
      marrakesh: { name: 'Medina ya Marrakesh', where: 'Moroko' },
      memphis: { name: 'Memphis na piramidi zake', where: 'Misri' },
    },
  },
  world: {
    heading: 'Duniani kote',
    places: {
      paris: { name: 'Paris, kingo za mto Seine', where: 'Ufaransa' },
      venice: { name: 'Venice na wangwa wake', where: 'Italia' },
      rome: { name: 'Roma ya kale', where: 'Italia na Vatikani' },
      granada: { name: 'Alhambra ya Granada', where: 'Uhispania' },
      istanbul: { name: 'Maeneo ya kihistoria ya Istanbul', where: 'Uturuki' },
      petra: { name: 'Petra', where: 'Yordani' },
      tajMahal: { name: 'Taj Mahal', where: 'India' },
      kyoto: { name: 'Kyoto ya kale', where: 'Japani' },
      machuPicchu: { name: 'Machu Picchu', where: 'Peru' },
      greatBarrierReef: { name: 'Great Barrier Reef', where: 'Australia' },
    },
  },
};
