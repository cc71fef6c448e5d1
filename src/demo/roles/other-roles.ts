import type { RoleTemplate } from './role-template.js';

/** Jobs without which none of the others could be done. */
export const otherRoles = {
  peoplePartner: {
    titles: ['People and Culture Partner', 'Human Resources Business Partner'],
    category: 'other',
    jobType: 'full_time',
    experience: 'mid',
    department: 'People & Culture',
    pay: [48_000, 60_000],
    openings: [
      'Hospitality is a people business, as everyone says. As people partner {at} you make it true for those who work in it.',
      'Rosters that fit lives, managers who listen, contracts that can be understood: help us with all three as HR business partner {at}.',
    ],
    details: [
      'You look after about 180 colleagues of thirty nations, from recruitment to farewell. Payroll is done elsewhere, so that your door can be open.',
      'In the coming year we want to introduce a four-day week where it is possible and find out honestly where it is not. You would lead this.',
    ],
    responsibilities: [
      'Advise managers on all questions of people',
      'Recruit with and for the departments',
      'Plan training and development',
      'Mediate in conflicts',
      'Take care of permits, housing and arrival of colleagues from abroad',
    ],
    requirements: [
      'Three years in HR, ideally in hotels, airlines or retail',
      'Knowledge of local employment law',
      'Fairness, discretion and clear words',
      'Fluent English and the local language',
    ],
    skills: ['Recruitment', 'Employment law', 'Mediation', 'Training', 'Onboarding'],
  },
  systemsSpecialist: {
    titles: ['Hospitality Systems Specialist', 'IT Systems Specialist, Hospitality'],
    category: 'other',
    jobType: 'remote',
    experience: 'senior',
    department: 'Technology',
    pay: [62_000, 79_000],
    openings: [
      'Property management, point of sale, keys, Wi-Fi: when one of them sneezes, reception catches a cold. We are looking for a systems specialist, working {at}.',
      'You like software most when people do not notice it. {company} is looking for a hospitality systems specialist, working {at}.',
    ],
    details: [
      'You look after some forty interfaces and replace, in the next two years, most of them with something simpler. About five weeks a year are spent on site, installing and listening.',
      'There is documentation, there are tests, and there is a rule that nothing is changed on a Friday. Support at night is shared among six and paid separately.',
    ],
    responsibilities: [
      'Run and improve PMS, POS and their interfaces',
      'Introduce new systems and train teams',
      'Look after security, access and backups',
      'Choose vendors and hold them to their word',
    ],
    requirements: [
      'Five years in IT, two of them with hotels, restaurants or airlines',
      'Knowledge of PMS and of REST interfaces',
      'Security awareness',
      'Clear English without jargon',
    ],
    skills: ['PMS integration', 'REST APIs', 'Networks', 'Security', 'Training'],
  },
  fleetCoordinator: {
    titles: ['Transport and Fleet Coordinator', 'Guest Transport Coordinator'],
    category: 'other',
    jobType: 'full_time',
    experience: 'junior',
    department: 'Transport',
    pay: [35_000, 43_000],
    openings: [
      'The holiday begins at the arrivals gate. We are looking for a transport coordinator {at} who makes sure that somebody is standing there.',
      'Twelve drivers, nine vehicles and one delayed flight after another: coordinate guest transport {at}.',
    ],
    details: [
      'You plan transfers by flight number, keep drivers within their hours and the fleet in good repair. Half of the vehicles are electric already; charging is your daily puzzle.',
      'You work in two shifts with one colleague, in an office with a view of the car wash. Licenses for larger vehicles are paid for on request.',
    ],
    responsibilities: [
      'Plan and dispatch transfers and excursions',
      'Roster drivers within legal hours',
      'Look after maintenance, insurance and charging',
      'Inform guests of delays before they ask',
    ],
    requirements: [
      'A year in dispatch, logistics or transport',
      'Quick on the phone and good with maps',
      'Driving license',
      'Good English and the local language',
    ],
    skills: ['Dispatch', 'Route planning', 'Fleet management', 'Communication'],
  },
  trainer: {
    titles: ['Hospitality Trainer', 'Learning and Development Trainer'],
    category: 'other',
    jobType: 'contract',
    experience: 'expert',
    department: 'Learning & Development',
    pay: [56_000, 70_000],
    openings: [
      'You have done the job yourself, for years, and now enjoy nothing more than seeing others get better at it. We are looking for a trainer {at}.',
      'Before the next opening, two hundred people need to learn how we do things here. {company} is looking for an experienced hospitality trainer {at} for twelve months.',
    ],
    details: [
      'You train on the floor rather than in the classroom: at the desk, on the pass, in the corridor. Short lessons, real situations, honest feedback.',
      'You build up a group of thirty trainers from among the team, who continue when you have moved on. Your measure is what guests write half a year later.',
    ],
    responsibilities: [
      'Find out what is needed before training it',
      'Train service, leadership and safety',
      'Build up trainers in all departments',
      'Measure and report effects',
    ],
    requirements: [
      'Ten years in hospitality, three as a trainer',
      'A qualification in adult education is welcome',
      'Ease with beginners and with directors',
      'Fluent English and one more language',
    ],
    skills: ['Training', 'Coaching', 'Service standards', 'Facilitation', 'Evaluation'],
  },
  researchAnalyst: {
    titles: ['Tourism Research Analyst', 'Travel Insights Analyst'],
    category: 'other',
    jobType: 'remote',
    experience: 'junior',
    department: 'Research',
    pay: [43_000, 54_000],
    openings: [
      'Who comes, why, and what do they leave behind? As research analyst you turn surveys, bookings and mobile data into answers, working {at}.',
      'We distrust round figures. {company} is looking for an analyst who does too, working {at}.',
    ],
    details: [
      'You design surveys, clean data and write four pages in place of forty. Two colleagues work with you; one of them will question your method every week, gently.',
      'Clients are tourism boards, hotels and ministries. Results are presented in person wherever possible, and negative ones are published too.',
    ],
    responsibilities: [
      'Design and evaluate surveys',
      'Analyze market and visitor data',
      'Write reports and present them',
      'Keep sources and methods traceable',
    ],
    requirements: [
      'A degree with a good share of statistics',
      'R or Python, and SQL',
      'A year of practice, internships included',
      'Clear written English',
    ],
    skills: ['Statistics', 'Python', 'SQL', 'Survey design', 'Report writing'],
  },
} as const satisfies Record<string, RoleTemplate>;
