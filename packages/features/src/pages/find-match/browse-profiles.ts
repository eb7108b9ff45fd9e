import p01 from '../../assets/masked/p01.webp';
import p02 from '../../assets/masked/p02.webp';
import p03 from '../../assets/masked/p03.webp';
import p04 from '../../assets/masked/p04.webp';
import p05 from '../../assets/masked/p05.webp';
import p06 from '../../assets/masked/p06.webp';
import p07 from '../../assets/masked/p07.webp';
import p08 from '../../assets/masked/p08.webp';
import p09 from '../../assets/masked/p09.webp';
import p10 from '../../assets/masked/p10.webp';
import p11 from '../../assets/masked/p11.webp';
import p12 from '../../assets/masked/p12.webp';
import type { Profile } from '../../domain/profile';

/**
 * The twelve samples (BROWSE-4). The picture here is the masked one, blurred in its pixels: the clear ones stand
 * in a file of their own, which a logged-out visitor never loads.
 */
export const profiles: readonly Profile[] = [
  {
    id: 'p01', name: 'Ineza', age: 26, city: 'Kigali', country: 'Rwanda', gender: 'female',
    status: 'Single', heightCm: 164, bodyType: 'slim', education: 'bachelors',
    religion: 'christian', career: 'tech', hair: 'curly', children: 'open',
    image: p01,
  },
  {
    id: 'p02', name: 'Kevin', age: 32, city: 'Kigali', country: 'Rwanda', gender: 'male',
    status: 'Single', heightCm: 178, bodyType: 'athletic', education: 'masters',
    religion: 'christian', career: 'business', hair: 'curly', children: 'open',
    image: p02,
  },
  {
    id: 'p03', name: 'Amina', age: 29, city: 'Dar es Salaam', country: 'Tanzania', gender: 'female',
    status: 'Divorced', heightCm: 158, bodyType: 'curvy', education: 'diploma',
    religion: 'muslim', career: 'health', hair: 'wavy', children: 'has',
    image: p03,
  },
  {
    id: 'p04', name: 'Brian', age: 35, city: 'Nairobi', country: 'Kenya', gender: 'male',
    status: 'Single', heightCm: 183, bodyType: 'muscular', education: 'bachelors',
    religion: 'christian', career: 'tech', hair: 'coily', children: 'dontwant',
    image: p04,
  },
  {
    id: 'p05', name: 'Grace', age: 24, city: 'Kampala', country: 'Uganda', gender: 'female',
    status: 'Single', heightCm: 155, bodyType: 'plus', education: 'highschool',
    religion: 'christian', career: 'arts', hair: 'coily', children: 'open',
    image: p05,
  },
  {
    id: 'p06', name: 'Emmanuel', age: 41, city: 'Goma', country: 'DRC', gender: 'male',
    status: 'Widow', heightCm: 175, bodyType: 'athletic', education: 'phd',
    religion: 'other', career: 'education', hair: 'straight', children: 'has',
    image: p06,
  },
  {
    id: 'p07', name: 'Priya', age: 31, city: 'Mombasa', country: 'Kenya', gender: 'female',
    status: 'Separated', heightCm: 162, bodyType: 'slim', education: 'masters',
    religion: 'hindu', career: 'business', hair: 'straight', children: 'no',
    image: p07,
  },
  {
    id: 'p08', name: 'Yonah', age: 38, city: 'Mbale', country: 'Uganda', gender: 'male',
    status: 'Single', heightCm: 172, bodyType: 'athletic', education: 'bachelors',
    religion: 'jewish', career: 'education', hair: 'curly', children: 'no',
    image: p08,
  },
  {
    id: 'p09', name: 'Neema', age: 45, city: 'Arusha', country: 'Tanzania', gender: 'female',
    status: 'Widow', heightCm: 168, bodyType: 'curvy', education: 'diploma',
    religion: 'buddhist', career: 'arts', hair: 'wavy', children: 'has',
    image: p09,
  },
  {
    id: 'p10', name: 'Christian', age: 27, city: 'Bukavu', country: 'DRC', gender: 'male',
    status: 'Single', heightCm: 186, bodyType: 'slim', education: 'diploma',
    religion: 'christian', career: 'arts', hair: 'coily', children: 'open',
    image: p10,
  },
  {
    id: 'p11', name: 'Solange', age: 52, city: 'Huye', country: 'Rwanda', gender: 'female',
    status: 'Divorced', heightCm: 160, bodyType: 'plus', education: 'masters',
    religion: 'christian', career: 'health', hair: 'wavy', children: 'has',
    image: p11,
  },
  {
    id: 'p12', name: 'Hassan', age: 58, city: 'Rubavu', country: 'Rwanda', gender: 'male',
    status: 'Separated', heightCm: 180, bodyType: 'muscular', education: 'highschool',
    religion: 'muslim', career: 'other', hair: 'straight', children: 'dontwant',
    image: p12,
  },
];
