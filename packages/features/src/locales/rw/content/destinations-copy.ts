import type * as english from '../../../content/destinations-copy';

export const destinationsCopy: typeof english.destinationsCopy = {
  rwanda: {
    heading: 'Mu Rwanda',
    places: {
      volcanoes: { name: 'Pariki y’Igihugu y’Ibirunga' },
      akagera: { name: 'Pariki y’Igihugu y’Akagera' },
      nyungwe: { name: 'Pariki y’Igihugu ya Nyungwe' },
      kivu: { name: 'Ikiyaga cya Kivu' },
      kigali: { name: 'Kigali' },
      nyanza: { name: 'Nyanza, umurwa w’abami wa kera' },
      memorial: { name: 'Urwibutso rwa Jenoside rwa Kigali' },
    },
  },
  africa: {
    heading: 'Muri Afurika',
    places: {
      serengeti: { name: 'Serengeti', where: 'Tanzaniya' },
      kilimanjaro: { name: 'Kilimanjaro', where: 'Tanzaniya' },
      zanzibar: { name: 'Stone Town yo muri Zanzibar', where: 'Tanzaniya' },
      bwindi: { name: 'Pariki y’Igihugu ya Bwindi', where: 'Uganda' },
      lamu: { name: 'Umujyi wa kera wa Lamu', where: 'Kenya' },
      victoriaFalls: { name: 'Isumo rya Victoria', where: 'Zambiya na Zimbabwe' },
      okavango: { name: 'Delta ya Okavango', where: 'Botswana' },
      robbenIsland: { name: 'Ikirwa cya Robben', where: 'Afurika y’Epfo' },
      marrakesh: { name: 'Medina ya Marrakesh', where: 'Maroke' },
      memphis: { name: 'Memphis na piramide zayo', where: 'Misiri' },
    },
  },
  world: {
    heading: 'Ku isi hose',
    places: {
      paris: { name: 'Paris, inkombe za Seine', where: 'Ubufaransa' },
      venice: { name: 'Venise n’ikiyaga cyayo', where: 'Ubutaliyani' },
      rome: { name: 'Roma rwagati ya kera', where: 'Ubutaliyani na Vatikani' },
      granada: { name: 'Alhambra y’i Granada', where: 'Esipanye' },
      istanbul: { name: 'Istanbul ya kera', where: 'Turukiya' },
      petra: { name: 'Petra', where: 'Yorudaniya' },
      tajMahal: { name: 'Taj Mahal', where: 'Ubuhinde' },
      kyoto: { name: 'Kyoto ya kera', where: 'Ubuyapani' },
      machuPicchu: { name: 'Machu Picchu', where: 'Peru' },
      greatBarrierReef: { name: 'Great Barrier Reef', where: 'Ositaraliya' },
    },
  },
};
