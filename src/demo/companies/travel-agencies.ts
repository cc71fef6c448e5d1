import { company } from './company.js';

/** Agencies for private and business travel, and for destinations. */
export const travelAgencies = [
  company({
    username: 'atlasoak',
    contact: 'Eleanor Pryce',
    companyName: 'Atlas & Oak Travel',
    companyWebsite: 'https://www.atlasandoak.example',
    industry: 'Travel Agencies',
    companySize: '51-200 employees',
    location: 'New York, United States',
    about:
      'Atlas & Oak designs journeys for about 900 families, many of them in the second generation. We charge a planning fee, take no commissions that our clients do not know of and have a person, with a name, on the phone at any hour.',
    founded: '1991',
    workplaces: {
      newYork: {
        location: 'New York, United States',
        at: 'at our office in New York',
        setting:
          'The office fills the third floor of a brownstone near Gramercy Park, with an oak table for fourteen, a wall of signed guidebooks and a dog called Customs.',
        pay: 1.3,
      },
      remote: {
        location: 'Remote, North America',
        at: 'from anywhere in North America',
        setting:
          'Twenty-three of our designers work from home, in places from Nova Scotia to Oaxaca, and meet for a week in January to compare notes and hotels.',
        pay: 1.15,
      },
    },
    culture: [
      'We are allowed to say “do not go there”, and do so about once a week.',
      'New colleagues sit beside an experienced one for three months, on full pay.',
      'Nobody is on call for more than one week in seven, and it is paid whether the phone rings or not.',
    ],
    benefits: [
      'Two research trips a year',
      'Medical, dental and vision insurance',
      'Retirement plan with matching contributions',
      'Twenty-five days of leave',
      'Industry rates for private travel',
      'Parental leave of sixteen weeks',
    ],
    onTop: 'plus a yearly bonus',
    closings: [
      'Please include something that you have planned or written and are proud of, with names removed.',
      'We hold three short conversations and decide within two weeks.',
    ],
    openings: [
      ['travelDesigner', 'remote'],
      ['branchManager', 'newYork'],
      ['publicRelations', 'newYork'],
      ['groupCoordinator', 'newYork'],
      ['ticketing', 'newYork'],
    ],
  }),
  company({
    username: 'bluebird',
    contact: 'Jonas Keller',
    companyName: 'Bluebird Business Travel',
    companyWebsite: 'https://jobs.bluebird-travel.example',
    industry: 'Travel Agencies',
    companySize: '201-500 employees',
    location: 'Frankfurt, Germany',
    about:
      'Bluebird looks after the journeys of 340 companies, from engineers on wind farms to orchestras on tour. Good software does the simple trips; 210 people do the rest, in Frankfurt, Toronto and at many kitchen tables.',
    founded: '2003',
    workplaces: {
      frankfurt: {
        location: 'Frankfurt, Germany',
        at: 'at our head office in Frankfurt',
        setting:
          'Our head office is eleven minutes from the airport and four from the river, with quiet rooms for phoning, a bicycle garage and a balcony for watching what we have just rebooked.',
        pay: 1.1,
      },
      toronto: {
        location: 'Toronto, Canada',
        at: 'at our office in Toronto',
        setting:
          'The office in Toronto covers the Americas and our European night: thirty-four people on Queen Street West, most of whom bike to work until it snows, and some afterwards.',
        pay: 1.05,
      },
    },
    culture: [
      'We measure how many problems stay solved, not how short the calls are.',
      'Whoever works late goes home early; the system enforces it.',
      'Emissions are shown on every offer, and rail comes first wherever it takes less than five hours.',
    ],
    benefits: [
      'Thirty days of leave',
      'Two days of work from home a week, or five',
      'Rail pass for private use, too',
      'Budget of $1,500 a year for training',
      'Company pension',
      'Paid exchange between Frankfurt and Toronto',
    ],
    onTop: 'plus shift bonus',
    closings: [
      'A resume is enough, and we call you back.',
      'We decide as a team; you meet the people with whom you would share the day.',
    ],
    openings: [
      ['corporateConsultant', 'frankfurt'],
      ['corporateConsultant', 'toronto'],
      ['ticketing', 'frankfurt'],
      ['branchManager', 'toronto'],
      ['peoplePartner', 'frankfurt'],
    ],
  }),
  company({
    username: 'compassrose',
    contact: 'Femke de Wit',
    companyName: 'Compass Rose Destinations',
    companyWebsite: 'https://www.compassrose.example',
    industry: 'Tourism Marketing',
    companySize: '51-200 employees',
    location: 'Amsterdam, Netherlands',
    about:
      'Compass Rose advises cities, islands and regions that want better tourism and not just more of it. We research, plan and run campaigns for forty-five destinations, and have talked several of them out of a slogan.',
    founded: '2008',
    workplaces: {
      amsterdam: {
        location: 'Amsterdam, Netherlands',
        at: 'at our studio in Amsterdam',
        setting:
          'Our studio lies in a former school on the quiet side of the IJ: seventy people, nineteen nationalities, a darkroom that is still in use and a ferry that excuses every delay.',
        pay: 1.15,
      },
      remote: {
        location: 'Remote, Europe',
        at: 'from anywhere in Europe',
        setting:
          'Colleagues who work remotely come to Amsterdam for one week in every quarter and otherwise live where they like: in Porto, Tartu, on a houseboat.',
        pay: 1,
      },
    },
    culture: [
      'We do not work for places whose residents have not been asked.',
      'Friday afternoons belong to ideas without a client.',
      'Feedback is direct, Dutch and usually followed by cake.',
    ],
    benefits: [
      'A week of four and a half days at full pay',
      'Twenty-seven days of leave',
      'Bicycle plan',
      'Personal training budget',
      'Pension with a company contribution',
      'Work from abroad for up to six weeks a year',
    ],
    onTop: 'plus holiday allowance of 8 percent',
    closings: [
      'Send us work that you like, and one thing that failed.',
      'Two conversations, one small paid task, one answer.',
    ],
    openings: [
      ['destinationMarketing', 'amsterdam'],
      ['publicRelations', 'amsterdam'],
      ['performanceMarketing', 'remote'],
      ['researchAnalyst', 'remote'],
      ['marketingDirector', 'amsterdam'],
    ],
  }),
] as const;
