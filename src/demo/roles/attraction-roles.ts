import type { RoleTemplate } from './role-template.js';

/** Jobs in museums, on mountains and at sights. */
export const attractionRoles = {
  visitorServices: {
    titles: ['Visitor Services Assistant', 'Admissions and Visitor Services Assistant'],
    category: 'tourist_attractions',
    jobType: 'part_time',
    experience: 'entry',
    department: 'Visitor Services',
    pay: [27_000, 32_000],
    openings: [
      '“Where do we begin?” is the question you will hear most. As visitor services assistant {at} you have a different answer for everyone.',
      'Ticket desk, entrance, information: join the visitor services team {at} for three or four days a week.',
    ],
    details: [
      'You rotate between desk, entrance and floor, and get to know what we show from those who made it. On quiet mornings school classes come; on rainy afternoons, everybody does.',
      'You receive two weeks of introduction, a proper chair and free entry to most museums and sights in the country.',
    ],
    responsibilities: [
      'Welcome visitors and sell tickets',
      'Give information and directions',
      'Keep a friendly eye on people and things',
      'Help school groups and visitors with disabilities',
    ],
    requirements: [
      'A friendly and attentive nature',
      'Good spoken English and the local language',
      'At least every other weekend available',
      'Experience with tills is helpful but not needed',
    ],
    skills: ['Visitor service', 'Ticketing', 'Communication', 'Accessibility'],
  },
  heritageGuide: {
    titles: ['Heritage Guide', 'Museum Guide and Educator'],
    category: 'tourist_attractions',
    jobType: 'part_time',
    experience: 'junior',
    department: 'Education',
    pay: [31_000, 38_000],
    openings: [
      'A date is forgotten at once, a story never. We are looking for a guide {at} who can tell one from the other.',
      'Tours for children, for dementia groups, for engineers who know better: guide {at} and never give the same tour twice.',
    ],
    details: [
      'You lead three tours a day at most and are paid for preparation. New guides follow six colleagues before they find a way of their own.',
      'Together with our educators you develop formats: by lantern, in plain language, with hands on the objects. About twenty hours a week, more in summer.',
    ],
    responsibilities: [
      'Lead tours and workshops',
      'Adapt to age, interest and language',
      'Develop new formats',
      'Look after objects and visitors during tours',
    ],
    requirements: [
      'A year of guiding or teaching',
      'Interest in history, technology or art',
      'Two languages at tour level',
      'A voice that carries',
    ],
    skills: ['Guiding', 'Storytelling', 'Education', 'Languages'],
  },
  cablewayOperations: {
    titles: ['Cableway Operations Manager', 'Head of Cableway Operations'],
    category: 'tourist_attractions',
    jobType: 'full_time',
    experience: 'senior',
    department: 'Operations',
    pay: [62_000, 77_000],
    openings: [
      'Nine hundred people an hour, two thousand meters up, and the wind decides. We are looking for an operations manager {at}.',
      'The mountain opens when you say so. As head of cableway operations {at} you lead machinists, cabin hosts and rescue.',
    ],
    details: [
      'You lead twenty-eight people around the year and plan two revisions. Your word on safety is final, also on the sunniest Sunday of the holidays.',
      'In the coming years the drive will be renewed and the summit station rebuilt. You take part in the planning with engineers and authorities.',
    ],
    responsibilities: [
      'Answer for safe daily operation',
      'Lead and roster the operations team',
      'Plan inspections and revisions',
      'Lead rescue exercises',
      'Improve the flow of visitors',
    ],
    requirements: [
      'Technical training and five years with cableways, railways or lifts',
      'License as operations manager, or readiness to obtain it',
      'Leadership with calm',
      'Good English and the local language',
    ],
    skills: ['Cableway technology', 'Safety management', 'Rostering', 'Rescue', 'Leadership'],
  },
  exhibitionCurator: {
    titles: ['Curator of Exhibitions', 'Exhibitions Manager'],
    category: 'tourist_attractions',
    jobType: 'contract',
    experience: 'mid',
    department: 'Exhibitions',
    pay: [45_000, 55_000],
    openings: [
      'For a large special exhibition in two years’ time we are looking for a curator {at} who thinks in rooms and not in panels.',
      'How do you show a journey? As exhibitions manager {at} you will find out, with three hundred objects and one very narrow staircase.',
    ],
    details: [
      'The contract covers thirty months, from concept to dismantling. You work with designers, conservators and visitors, who test everything before it is built.',
      'Texts have at most eighty words, everything can be read sitting down, and children are part of the advisory board.',
    ],
    responsibilities: [
      'Develop concept, object list and storyline',
      'Negotiate loans and insurance',
      'Steer design, budget and schedule',
      'Write texts and accompany the program',
    ],
    requirements: [
      'A degree in history, art, ethnology or a related field',
      'Three years in exhibitions',
      'Clear writing for everyone',
      'Fluent English; knowledge of loan practice',
    ],
    skills: ['Exhibition planning', 'Research', 'Loans', 'Project management', 'Writing'],
  },
  attractionDirector: {
    titles: ['Attraction Director', 'Managing Director, Visitor Attraction'],
    category: 'tourist_attractions',
    jobType: 'full_time',
    experience: 'expert',
    department: 'Management',
    pay: [88_000, 112_000],
    openings: [
      'Four hundred thousand visitors a year, and residents who still like to come: keep it that way as director {at}.',
      '{company} is looking for a director who develops the attraction {at} with care for visitors, team and surroundings.',
    ],
    details: [
      'You lead seventy people, answer for a budget of nine million dollars and report to a board of trustees that meets five times a year and reads its papers.',
      'Timed entry has made the days calmer and the shop poorer. We look forward to your thoughts on this, and on what we should do in November.',
    ],
    responsibilities: [
      'Lead the attraction and its team',
      'Answer for finances, safety and quality',
      'Develop program, shop and gastronomy',
      'Work with city, schools and tourism board',
      'Plan investment for the next ten years',
    ],
    requirements: [
      'Ten years in attractions, culture or leisure, with leadership',
      'Commercial success that respected the substance',
      'Strong networks and diplomacy',
      'Fluent English and the local language',
    ],
    skills: ['General management', 'Visitor flow', 'Fundraising', 'Strategy', 'Leadership'],
  },
} as const satisfies Record<string, RoleTemplate>;
