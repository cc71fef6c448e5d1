import type { RoleTemplate } from './role-template.js';

/** Jobs that bring people together for a day or a week. */
export const eventRoles = {
  eventManager: {
    titles: ['Event Manager', 'Conference and Events Manager'],
    category: 'events',
    jobType: 'full_time',
    experience: 'mid',
    department: 'Events',
    pay: [47_000, 58_000],
    openings: [
      'From the first call to the last chair: as event manager {at} you are the one person our clients need to know.',
      'Board meetings on Monday, a product launch on Thursday, three hundred doctors on Saturday. We are looking for an event manager {at} who sleeps well before all of them.',
    ],
    details: [
      'You look after some seventy events a year, of which about ten are large. Technicians, kitchen and set-up are in the house and on your side.',
      'Budgets are open to everyone in the team, suppliers are paid on time, and overtime becomes time off in the following month. We say no to events that cannot be done well.',
    ],
    responsibilities: [
      'Advise clients, write offers and win the event',
      'Plan rooms, technique, food and staff in detail',
      'Lead on the day and stay calm when it rains',
      'Check invoices and results',
      'Keep in touch so that they come back',
    ],
    requirements: [
      'Three years in events, conferences or banqueting',
      'Organized down to the spare extension cord',
      'Convincing in English, on paper and on the phone',
      'Driving license is an advantage',
    ],
    skills: ['Event planning', 'Budgeting', 'Client relations', 'Negotiation', 'On-site management'],
  },
  weddingPlanner: {
    titles: ['Wedding Planner', 'Wedding and Celebrations Coordinator'],
    category: 'events',
    jobType: 'seasonal',
    experience: 'mid',
    department: 'Weddings',
    pay: [38_000, 46_000],
    openings: [
      'Forty Saturdays, forty families, forty speeches that run too long. From spring to autumn we are looking for a wedding planner {at}.',
      'You cry at every wedding, but after the dessert. Join our celebrations team {at} for the season.',
    ],
    details: [
      'You take over couples after the contract is signed and stay with them until the last dance. No more than two weddings fall into one week, and a colleague is always with you on the day.',
      'Ceremonies in several languages and faiths are normal here. Your knowledge of florists, musicians and patient boat captains is welcome; ours will be shared with you.',
    ],
    responsibilities: [
      'Guide couples through planning and budget',
      'Choose and brief suppliers',
      'Write the running order and direct the day',
      'Take care of guests from abroad',
    ],
    requirements: [
      'Three seasons with weddings or private events',
      'Good taste, good nerves, good shoes',
      'Fluent English and the local language',
      'Driving license',
    ],
    skills: ['Wedding planning', 'Supplier coordination', 'Budgeting', 'Hospitality', 'Languages'],
  },
  conferenceProducer: {
    titles: ['Conference Producer', 'Senior Conference Producer'],
    category: 'events',
    jobType: 'full_time',
    experience: 'senior',
    department: 'Production',
    pay: [62_000, 78_000],
    openings: [
      'What is worth a flight and two nights away? As conference producer {at} you find the subject, the speakers and the format that answer this question.',
      'We run six congresses a year on travel, health and energy. For two of them we are looking for a producer {at} who owns everything from the idea to the closing session.',
    ],
    details: [
      'You research with the industry, write the program and persuade people who are hard to persuade. Sales and logistics are done by colleagues whose calendars depend on yours.',
      'Half of the speakers are women, a third has never been on a big stage before, and no panel has more than four chairs. We would like to keep that.',
    ],
    responsibilities: [
      'Develop themes and programs',
      'Win and coach speakers',
      'Answer for content budget and timeline',
      'Host sessions and evaluate them',
      'Find partners and new formats',
    ],
    requirements: [
      'Five years in conference production or journalism',
      'Curiosity and quick understanding of new fields',
      'Excellent written and spoken English',
      'A network that answers your messages',
    ],
    skills: ['Conference production', 'Research', 'Speaker management', 'Writing', 'Moderation'],
  },
  avTechnician: {
    titles: ['Audiovisual Technician', 'Event Technician, Sound and Light'],
    category: 'events',
    jobType: 'contract',
    experience: 'junior',
    department: 'Technical Production',
    pay: [37_000, 46_000],
    openings: [
      'Microphones that work, pictures that fit, and nobody who asks “can you hear me in the back?”. For the congress season we are looking for an audiovisual technician {at}.',
      'You hear feedback before it happens. Join our technical production {at} on a contract of eight months.',
    ],
    details: [
      'You set up, run and strike sound, light and video for events of 20 to 1,200 people. The equipment is recent, the trucks are loaded by a plan, and lifting is done by two.',
      'Streaming is part of more and more events. Whoever wants to learn streaming, networks or show control will do so here.',
    ],
    responsibilities: [
      'Set up and operate sound, light, video and streaming',
      'Advise speakers and clients on site',
      'Maintain the equipment and its tests',
      'Follow safety rules for rigging and power',
    ],
    requirements: [
      'Training or a year of practice in event technology',
      'Driving license',
      'A friendly manner in front of clients',
      'Evenings and weekends in the season',
    ],
    skills: ['Sound engineering', 'Lighting', 'Live streaming', 'Rigging safety'],
  },
  eventSales: {
    titles: ['Event Sales Executive', 'Sales Manager, Meetings & Events'],
    category: 'events',
    jobType: 'full_time',
    experience: 'junior',
    department: 'Sales',
    pay: [40_000, 50_000],
    openings: [
      'You do not sell square meters, you sell the evening somebody will remember. We are looking for a sales executive for meetings and events {at}.',
      'Inquiries come in faster than we can answer them well. Help us do so: event sales {at}, with a portfolio of your own from the first week.',
    ],
    details: [
      'A good half of your week is answering inquiries, the rest is going out and finding them: agencies, associations, companies in the area. The bonus is paid quarterly and has no ceiling.',
      'You show clients around, write offers the same day and hand over so well that the event manager has no questions. A senior colleague coaches you through the first six months.',
    ],
    responsibilities: [
      'Answer inquiries with offers that fit',
      'Win new clients and care for old ones',
      'Show venues and negotiate contracts',
      'Keep the pipeline honest',
    ],
    requirements: [
      'A year or more in sales, events or hotels',
      'Joy in talking to people, and in listening',
      'Good English',
      'Well organized in CRM and calendar',
    ],
    skills: ['Sales', 'CRM', 'Negotiation', 'Presentation', 'Account management'],
  },
} as const satisfies Record<string, RoleTemplate>;
