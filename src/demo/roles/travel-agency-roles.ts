import type { RoleTemplate } from './role-template.js';

/** Jobs that plan and sell the journeys of others. */
export const travelAgencyRoles = {
  travelDesigner: {
    titles: ['Luxury Travel Designer', 'Senior Travel Designer'],
    category: 'travel_agencies',
    jobType: 'remote',
    experience: 'senior',
    department: 'Travel Design',
    pay: [58_000, 76_000],
    openings: [
      'Our clients could book everything themselves. They come to us for the idea that they would not have had. We are looking for a travel designer who has such ideas, working {at}.',
      'A family of nine on three continents, a honeymoon without a single airport hotel: you enjoy problems like these. Design journeys for {company}, working {at}.',
    ],
    details: [
      'You look after about sixty households a year, from the first conversation to the photograph they send afterwards. Two research trips a year are part of the job, and what you learn goes into our shared library.',
      'We earn by an honest planning fee, so you recommend what is best and not what pays best. A colleague takes over bookings and documents; your time belongs to clients.',
    ],
    responsibilities: [
      'Listen, design and price tailor-made journeys',
      'Care for a portfolio of returning clients',
      'Maintain relations with hotels, guides and local partners',
      'Be there when something goes wrong on the way',
      'Write about places so that colleagues can use it',
    ],
    requirements: [
      'Five years in tailor-made or luxury travel',
      'First-hand knowledge of at least two regions',
      'Beautiful written English',
      'Trustworthiness with private information',
    ],
    skills: ['Itinerary design', 'Client relations', 'Destination knowledge', 'Negotiation', 'Writing'],
  },
  corporateConsultant: {
    titles: ['Corporate Travel Consultant', 'Business Travel Consultant'],
    category: 'travel_agencies',
    jobType: 'full_time',
    experience: 'junior',
    department: 'Business Travel',
    pay: [38_000, 47_000],
    openings: [
      'Somebody’s flight has just been canceled and the meeting is tomorrow at nine. As corporate travel consultant {at} you have found the night train before they have finished the sentence.',
      'Online tools book the easy trips; our people look after the rest. We are looking for a business travel consultant {at}.',
    ],
    details: [
      'You support a fixed group of companies and know their travelers by name. Calls are answered by humans within thirty seconds; we staff for it, so nobody has to rush.',
      'The early shift begins at seven, the late shift ends at eight, and the night belongs to our colleagues on the other side of the world. From the second year on you may specialize in rail, marine or film crews.',
    ],
    responsibilities: [
      'Book flights, rail, hotels and cars for business travelers',
      'Rebook quickly when plans change',
      'Apply the travel policies of our clients with common sense',
      'Advise on visas, health and safety',
    ],
    requirements: [
      'One to three years in a travel agency or airline',
      'Amadeus, Sabre or Galileo at a working level',
      'Fluent English; a second language is welcome',
      'A clear head on the phone',
    ],
    skills: ['Amadeus', 'Ticketing', 'Fares', 'Customer service', 'Rail booking'],
  },
  groupCoordinator: {
    titles: ['Group Travel Coordinator', 'Groups and Incentives Coordinator'],
    category: 'travel_agencies',
    jobType: 'contract',
    experience: 'mid',
    department: 'Groups',
    pay: [42_000, 51_000],
    openings: [
      'Four hundred people, one opening night, eleven departure cities. For a twelve-month project we are looking for a group travel coordinator {at}.',
      'To cover a parental leave of twelve months we are looking for a groups coordinator {at} with a passion for lists.',
    ],
    details: [
      'You hold contracts, rooming lists and flight manifests, and travel along on three or four of the larger programs. Staying on afterwards is possible and, on past experience, likely.',
      'The team consists of three coordinators and a producer. We use one shared tool for everything, and nobody here sends a rooming list by fax anymore. Nearly nobody.',
    ],
    responsibilities: [
      'Request, compare and contract hotels, flights and transfers',
      'Hold participant lists and budgets',
      'Brief tour managers and partners',
      'Be on site for selected programs',
      'Close accounts after the event',
    ],
    requirements: [
      'Three years with groups, incentives or events',
      'Very well organized, also in the last hour',
      'Negotiation skills in English',
      'Readiness to travel about thirty days in the year',
    ],
    skills: ['Group travel', 'Contracting', 'Budgeting', 'Organization', 'Excel'],
  },
  branchManager: {
    titles: ['Travel Branch Manager', 'Head of Client Services'],
    category: 'travel_agencies',
    jobType: 'full_time',
    experience: 'expert',
    department: 'Client Services',
    pay: [62_000, 78_000],
    openings: [
      'Nine consultants, several hundred regular clients and a coffee machine that is part of the business model: we are looking for a manager for our office {at}.',
      'The office {at} has grown by a third in two years. {company} is now looking for a manager with long experience who keeps quality and mood where they are.',
    ],
    details: [
      'You lead the team, look after the most demanding clients and decide on partners. A third of your week is coaching; we believe in sitting beside each other.',
      'Revenue targets are agreed and not imposed. You have a free hand in local events, opening hours and recruitment, and profit is shared with the whole office.',
    ],
    responsibilities: [
      'Lead, coach and grow the team',
      'Answer for revenue, margin and quality',
      'Look after key clients and partners',
      'Plan local events and marketing',
      'Uphold consumer protection and package travel law',
    ],
    requirements: [
      'Ten years in travel sales, three in charge of a team',
      'A network among suppliers',
      'Strong commercial sense',
      'Fluent English and the local language',
    ],
    skills: ['Team leadership', 'Sales management', 'Coaching', 'Key accounts', 'Travel law'],
  },
  ticketing: {
    titles: ['Ticketing and Visa Specialist', 'Fares and Ticketing Agent'],
    category: 'travel_agencies',
    jobType: 'part_time',
    experience: 'junior',
    department: 'Operations',
    pay: [34_000, 41_000],
    openings: [
      'Fares are a language, and you speak it. We are looking for a part-time ticketing specialist {at}, mornings or afternoons.',
      'Reissue, refund, revalidate: while others sell, you make sure that every ticket is right. Twenty-five hours a week {at}.',
    ],
    details: [
      'You take over after the consultant has clicked: check fares, issue, watch ticketing deadlines and deal with schedule changes before the traveler notices.',
      'Visa advice is a growing part of the job. We pay for your courses and let you decide on your hours in a window from seven to seven.',
    ],
    responsibilities: [
      'Issue, reissue and refund tickets correctly',
      'Work queues and schedule changes daily',
      'Advise on visa and entry rules',
      'Check commissions and airline memos',
    ],
    requirements: [
      'Training or a year of practice in ticketing',
      'IATA fares knowledge at foundation level or above',
      'Exact, patient, discreet',
      'Good English',
    ],
    skills: ['Ticketing', 'IATA fares', 'Visa rules', 'Amadeus', 'Accuracy'],
  },
} as const satisfies Record<string, RoleTemplate>;
