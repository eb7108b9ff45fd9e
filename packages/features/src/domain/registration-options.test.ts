import { describe, expect, it } from 'vitest';

import { REGISTRATION_OPTIONS } from './registration-options';

describe('the answers of registration (REG-4)', () => {
  // As in the specification, one table row per line.
  it.each([
    ['gender', 'Male, Female, Non-Binary, Transgender, Prefer not to say'],
    ['status', 'Single, In a Relationship, Engaged, Married, Separated, Divorced, Widow'],
    ['bodyType', 'Slim, Athletic, Average, Curvy, Plus-size, Muscular, Prefer not to say'],
    ['skinTone', 'Light, Fair, Medium, Olive, Brown, Dark, Prefer not to say'],
    ['hairType', 'Straight, Wavy, Curly, Coily, Bald, Other'],
    ['eyeColor', 'Brown, Black, Blue, Green, Hazel, Gray, Other'],
    ['dressStyle', 'Casual, Traditional, Trendy, Professional, Mixed'],
    [
      'religion',
      'Christianity, Islam, Hinduism, Buddhism, Atheist, Spiritual, Other, Prefer not to say',
    ],
    ['smoking', 'Yes, No, Occasionally'],
    ['drinking', 'Yes, No, Occasionally'],
    [
      'children',
      "Have children, I don't have children, I want children, I don't want children, Prefer not to say",
    ],
    [
      'educationLevel',
      "High School, Diploma, Bachelor's Degree, Master's Degree, PhD, Technical/Vocational, Other",
    ],
    [
      'career',
      'Accountant, Artist, Business Owner, Chef, Doctor, Engineer, Student, Teacher, Other',
    ],
    ['employmentStatus', 'Employed, Self-Employed, Student, Unemployed, Retired'],
    ['prefGender', 'Male, Female, Non-Binary, Any'],
    ['prefStatus', 'Single, In a Relationship, Engaged, Married, Separated, Divorced, Widow'],
    [
      'prefBodyType',
      'Slim, Athletic, Average, Curvy, Plus-size, Muscular, Prefer not to say, No Preference',
    ],
    [
      'lookingFor',
      'Long-Term Relationship, Marriage, Short-Term Dating, Hookups/Casual, Friendship, Travel Partner, Just Chatting ' +
        "/ Exploring, Activity Partner, Online Companion, Not Sure Yet, It's Complicated, In an Open Relationship, " +
        'In a Polyamorous Relationship, Prefer Not to Say, Exploring/Figuring it Out, Looking for Friends Only, ' +
        'Looking for Casual Connection, Online Chat / Virtual Companion, LGBTQ+ Friendly Connections',
    ],
  ] as const)('offers for %s what the table says', (field, row) => {
    expect(REGISTRATION_OPTIONS[field].join(', ')).toBe(row);
  });

  it('offers five heights and five incomes, which contain commas and semicolons', () => {
    expect(REGISTRATION_OPTIONS.height.join('; ')).toBe(
      "Below 5 ft (152 cm); 5'0-5'4 (152-163 cm); 5'5-5'9 (165-175 cm); 5'10-6'1 (178-185 cm); Above 6'1 (185+ cm)",
    );
    expect(REGISTRATION_OPTIONS.monthlyIncome.join(', ')).toBe(
      'Below $100, $100-$500, $501-$1,000, Above $5,000, Prefer not to say',
    );
  });

  it('offers nothing twice', () => {
    Object.values(REGISTRATION_OPTIONS).forEach((options) =>
      expect(new Set(options).size).toBe(options.length),
    );
  });
});
