import type { Person } from './person.js';

/** People from nature, parks, museums, marketing and everything else. */
export const outdoorsAndIdeas: readonly Person[] = [
  {
    username: 'diego.mora',
    fullName: 'Diego Mora',
    wants: ['ecotourism', 'tour_operators'],
    letter:
      'I have been a guide in Corcovado for eight years and grew up half a day’s walk from it. I can find a sloth for people who have given up, but prefer to show them the fig without which there would be none.',
    profile: {
      headline: 'Naturalist guide, birds and big trees',
      bio: 'Licensed guide and amateur botanist. 612 species of birds on my list, none of them called with a speaker.',
      location: 'Puerto Jiménez, Costa Rica',
      experience: 8,
      desiredRoles: ['Naturalist Guide', 'Lodge Manager'],
      skills: ['Guiding', 'Species identification', 'First aid', 'Interpretation'],
      languages: [
        { language: 'Spanish', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
      certifications: [
        {
          name: 'National Guide License',
          issuingOrganization: 'Costa Rican Tourism Institute',
          issueDate: '2018',
          expirationDate: '2028',
        },
      ],
    },
  },
  {
    username: 'naledi.mosweu',
    fullName: 'Naledi Mosweu',
    wants: ['ecotourism', 'hotels', 'other'],
    letter:
      'I began as a waitress in a camp and am now its assistant manager. I can read a balance sheet, a generator and, most days, a guest. I would like to run a camp in which local people do more than carry the bags.',
    profile: {
      headline: 'Assistant camp manager, ten years in the bush',
      bio: 'Motswana, mother of two, holder of a pilot’s license that I am too busy to use. I train people and then let them work.',
      location: 'Kasane, Botswana',
      phone: '+267 71 000 118',
      experience: 10,
      availableFrom: '2027-01-10',
      desiredRoles: ['Camp Manager', 'Lodge Manager'],
      skills: [
        'Lodge management',
        'Team leadership',
        'Budgeting',
        'Community relations',
        'Training',
        'Coaching',
        'Facilitation',
      ],
      languages: [
        { language: 'Setswana', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
      education: [
        {
          institution: 'University of Botswana',
          degree: 'Diploma',
          fieldOfStudy: 'Hospitality and Tourism',
          startDate: '2012',
          endDate: '2015',
        },
      ],
    },
  },
  {
    username: 'maya.cohen',
    fullName: 'Maya Cohen',
    wants: ['ecotourism', 'theme_parks'],
    letter:
      'As a dive instructor I teach people to stay off things. With a degree in marine biology and three years of coral nurseries behind me, I can also explain why.',
    profile: {
      headline: 'Dive instructor and marine biologist',
      location: 'Eilat, Israel',
      experience: 3,
      skills: ['Dive instruction', 'Marine conservation', 'Boat handling', 'First aid'],
      languages: [
        { language: 'Hebrew', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
      certifications: [
        { name: 'Open Water Scuba Instructor', issuingOrganization: 'PADI', issueDate: '2023', expirationDate: null },
      ],
    },
  },
  {
    username: 'sam.hollis',
    fullName: 'Sam Hollis',
    wants: ['theme_parks', 'tourist_attractions', 'airlines'],
    letter:
      'Two summers as a lifeguard have taught me to look, to stay calm and to drink a lot of water. I would be happy to spend the next one with you.',
    profile: {
      headline: 'Lifeguard, swimmer, quick learner',
      location: 'Brisbane, Australia',
      experience: 2,
      skills: ['Lifeguarding', 'CPR', 'First aid', 'Customer service'],
    },
  },
  {
    username: 'freja.holm',
    fullName: 'Freja Holm',
    wants: ['theme_parks', 'events'],
    letter:
      'Mechatronics technician by trade, dancer by night: I keep rides running and know how it feels on the other side of the safety bar. My documentation has passed three audits without a remark.',
    profile: {
      headline: 'Mechatronics technician for rides and stages',
      bio: 'From Aarhus. I like machines with a past and colleagues with a plan.',
      location: 'Aarhus, Denmark',
      experience: 5,
      skills: ['Mechatronics', 'PLC', 'Hydraulics', 'Documentation', 'Lighting', 'Inspection'],
      languages: [
        { language: 'Danish', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
      education: [
        {
          institution: 'Aarhus Tech',
          degree: 'Vocational degree',
          fieldOfStudy: 'Mechatronics',
          startDate: '2017',
          endDate: '2021',
        },
      ],
    },
  },
  {
    username: 'ravi.shankaran',
    fullName: 'Ravi Shankaran',
    wants: ['tourism_marketing', 'other'],
    letter:
      'I manage campaigns for three hotel groups and have learned to distrust every figure that goes up for no reason. Last year direct bookings rose by 22 percent on the same budget; I know which two of our five tests did it.',
    profile: {
      headline: 'Performance marketer for hotels, tests before opinions',
      bio: 'Statistics, search, metasearch. I write reports of one page.',
      location: 'Bengaluru, India',
      experience: 4,
      desiredRoles: ['Performance Marketing Specialist', 'Research Analyst'],
      skills: ['Google Ads', 'Analytics', 'SQL', 'A/B testing', 'Python'],
      languages: [
        { language: 'Tamil', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
    },
  },
  {
    username: 'lotte.visser',
    fullName: 'Lotte Visser',
    wants: ['tourism_marketing', 'tourist_attractions', 'travel_agencies'],
    letter:
      'I was a journalist for seven years and have written about places for five. I know how a press release is read (in four seconds) and what a journalist needs from a trip: a door that opens, and then some peace.',
    profile: {
      headline: 'Communications manager, former travel journalist',
      bio: 'Writer, host, occasional firefighter. My texts are short because I take the time for it.',
      location: 'Utrecht, Netherlands',
      phone: '+31 6 5550 0174',
      experience: 12,
      desiredRoles: ['PR and Communications Manager', 'Destination Marketing Manager'],
      skills: [
        'Media relations',
        'Writing',
        'Crisis communication',
        'Press trips',
        'Storytelling',
        'Copywriting',
        'Market research',
      ],
      languages: [
        { language: 'Dutch', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'French', proficiency: 'Advanced' },
      ],
      education: [
        {
          institution: 'University of Groningen',
          degree: 'Master of Arts',
          fieldOfStudy: 'Journalism',
          startDate: '2010',
          endDate: '2012',
        },
      ],
    },
  },
  {
    username: 'emil.lund',
    fullName: 'Emil Lund',
    wants: ['tourist_attractions', 'other'],
    letter:
      'I have guided in three museums and found that children ask the best questions and engineers the longest. I would like to develop tours for both.',
    profile: {
      headline: 'Museum guide and historian of technology',
      location: 'Gothenburg, Sweden',
      experience: 3,
      skills: ['Guiding', 'Storytelling', 'Education', 'Accessibility'],
      isPublic: false,
    },
  },
  {
    username: 'grace.mwangi',
    fullName: 'Grace Mwangi',
    wants: ['other', 'hotels', 'tourism_marketing'],
    letter:
      'As HR officer of a lodge group I have hired 140 people in four years, most of them from villages without an employment office. I would like to use what I have learned about housing, permits and first weeks in a larger company.',
    profile: {
      headline: 'HR officer in hospitality',
      bio: 'People first, paper second, but on time.',
      location: 'Nairobi, Kenya',
      experience: 5,
      skills: ['Recruitment', 'Onboarding', 'Mediation', 'Training', 'Coaching'],
      languages: [
        { language: 'Swahili', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
      desiredRoles: ['People Partner'],
    },
  },
  {
    username: 'alex.rivera',
    fullName: 'Alex Rivera',
    wants: ['theme_parks'],
    profile: {},
  },
];
