import type { Person } from './person.js';

/** The job seeker that the demo account signs in for. */
export const maria: Person = {
  username: 'maria',
  fullName: 'Maria Oliveira',
  wants: ['hotels', 'cruise', 'events', 'theme_parks'],
  letter:
    'For seven years I have stood where guests arrive: first at the desk of a family hotel in Porto, then as guest relations supervisor in a house of 180 rooms in Lisbon. I like the hour when three coaches come at once, and I have halved the complaints that reached my manager by dealing with them where they begin.',
  profile: {
    headline: 'Guest relations supervisor with seven years at the front desk, four languages',
    bio: 'I turn arrivals into stays that people talk about. After a degree in hotel management in Estoril I worked my way from night reception to leading a team of six in guest relations. I speak Portuguese, English, Spanish and some French, know Opera inside out and am now looking for the next step: a larger team, a new city or a ship.',
    location: 'Lisbon, Portugal',
    phone: '+351 910 000 147',
    experience: 7,
    availableFrom: '2027-02-01',
    desiredRoles: ['Guest Relations Manager', 'Front Office Manager', 'Shore Excursions Manager'],
    skills: [
      'Guest relations',
      'Opera PMS',
      'Complaint handling',
      'Team leadership',
      'Upselling',
      'Review management',
      'Rostering',
      'On-site management',
      'Local knowledge',
      'Guest service',
      'Presentation',
    ],
    languages: [
      { language: 'Portuguese', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
      { language: 'Spanish', proficiency: 'Advanced' },
      { language: 'French', proficiency: 'Intermediate' },
    ],
    education: [
      {
        institution: 'Estoril School of Hospitality',
        degree: 'Bachelor',
        fieldOfStudy: 'Hotel Management',
        startDate: 'Sep 2014',
        endDate: 'Jul 2017',
      },
      {
        institution: 'University of Porto',
        degree: 'Postgraduate certificate',
        fieldOfStudy: 'Service Design',
        startDate: 'Oct 2021',
        endDate: 'Jun 2022',
      },
    ],
    certifications: [
      {
        name: 'Certified Guest Service Professional',
        issuingOrganization: 'American Hotel & Lodging Educational Institute',
        issueDate: 'Mar 2020',
        expirationDate: null,
      },
      {
        name: 'First Aid and CPR',
        issuingOrganization: 'Portuguese Red Cross',
        issueDate: 'Jan 2025',
        expirationDate: 'Jan 2028',
      },
    ],
    workExperience: [
      {
        title: 'Guest Relations Supervisor',
        company: 'Hotel Miradouro da Graça',
        location: 'Lisbon, Portugal',
        startDate: 'Apr 2022',
        endDate: null,
        description:
          'Lead a team of six, answer every review within two days and plan arrivals of returning guests. The share of guests who come back rose from 18 to 27 percent.',
      },
      {
        title: 'Front Desk Agent',
        company: 'Casa do Douro',
        location: 'Porto, Portugal',
        startDate: 'Sep 2019',
        endDate: 'Mar 2022',
        description: 'Check-in, reservations and night audit in a family hotel of 46 rooms.',
      },
      {
        title: 'Trainee, Rooms Division',
        company: 'Quinta das Amendoeiras',
        location: 'Tavira, Portugal',
        startDate: 'Feb 2018',
        endDate: 'Aug 2019',
        description: null,
      },
    ],
  },
};
