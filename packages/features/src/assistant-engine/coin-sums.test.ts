import { describe, expect, it } from 'vitest';

import { coinSum } from './coin-sums';

describe('a sum of coins', () => {
  it.each([
    ['3 super likes and 2 rewinds', '110 coins, which is 1,100 RWF'],
    ['5000 RWF in coins', '5,000 RWF pays for 500 coins'],
    ['What does a Super Like cost?', 'Super Like costs 30 coins, which is 300 RWF'],
    ['price of the VIP badge', 'VIP Badge (30 days) costs 500 coins'],
    ['how many super likes can I get with 500 coins', '16 times, and 20 coins are left'],
    [
      'I have 90 coins, how many more do I need for Highlight Profile',
      'With 90 coins you need 110 more',
    ],
    ['two Basic packages, what do I pay?', '200 coins in total, bonus included, for 2,000 RWF'],
    ['how much to send a gift', '10 to 80 coins, which is 100 to 800 RWF'],
    ['2 Super Likes et 1 Profile Boost, ça fait combien ?', '110 coins'],
    ['ibiceri 175 ni angahe', '175 coins cost 1,750 RWF'],
    ['Nina RWF 3000, napata sarafu ngapi', '3,000 RWF pays for 300 coins'],
    ['10 emails + 1 rewind', '210 coins'],
    ['3x super like', '90 coins'],
    ['coins for 20k francs', '2,000 coins'],
  ])('answers “%s”', (question, words) => {
    expect(coinSum(question)?.text).toContain(words);
  });

  it.each([
    'My 500 coins disappeared',
    'I paid 5000 RWF and got no coins',
    'refund of 100 coins',
    'do 50 coins expire',
    'How do I buy coins?',
    'I want to talk to her',
    'She is popular',
    'how much is one coin',
  ])('is not made of “%s”', (message) => {
    expect(coinSum(message)).toBeUndefined();
  });
});
