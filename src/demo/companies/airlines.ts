import { company } from './company.js';

/** Companies with aircraft. */
export const airlines = [
  company({
    username: 'alisio',
    contact: 'Carmen Betancor',
    companyName: 'Alisio Airways',
    companyWebsite: 'https://empleo.alisio.example',
    industry: 'Airlines',
    companySize: '1,001-5,000 employees',
    location: 'Las Palmas, Spain',
    about:
      'Alisio connects the Canary Islands with each other, with the mainland and with thirty cities in Europe and West Africa. Named after the trade wind, punctual most of the time, and proud of having the youngest turboprops and the oldest regulars on the Atlantic.',
    founded: '1999',
    workplaces: {
      lasPalmas: {
        location: 'Las Palmas, Spain',
        at: 'at our home base in Las Palmas',
        setting:
          'Las Palmas is where we began: 62 departures on a weekday, islanders on the way to the doctor, the first surfers of the morning and a terrace with a view of the runway.',
        pay: 0.75,
      },
      madrid: {
        location: 'Madrid, Spain',
        at: 'at our Madrid base',
        setting:
          'Our base in Madrid looks after the mainland and Europe, with eleven aircraft, a crew lounge that was designed by crews and a metro stop at the door.',
        pay: 0.85,
      },
    },
    culture: [
      'Mistakes are reported here because nobody is punished for reporting them.',
      'Pilots, crews, mechanics and agents share one canteen and one opinion about the coffee.',
      'Every employee may fly along in the cockpit jump seat of our small aircraft once; nobody forgets it.',
    ],
    benefits: [
      'Staff travel for you, your partner and your parents',
      'Collective agreement with yearly steps',
      'Paid training and type courses',
      'Meals on duty and transport at unusual hours',
      'Nursery at the base in Las Palmas',
      'Private health insurance',
    ],
    onTop: 'plus flight and shift allowances',
    closings: [
      'Assessment days take place every month; we pay your flight to them.',
      'All positions are open to everyone; what counts is what you can do and how you treat people.',
    ],
    openings: [
      ['cabinCrew', 'lasPalmas'],
      ['cabinManager', 'madrid'],
      ['passengerService', 'lasPalmas'],
      ['crewScheduler', 'madrid'],
      ['stationManager', 'lasPalmas'],
    ],
  }),
  company({
    username: 'kestrelpacific',
    contact: 'Aroha Ngata',
    companyName: 'Kestrel Pacific Airlines',
    companyWebsite: 'https://www.kestrelpacific.example/careers',
    industry: 'Airlines',
    companySize: '1,001-5,000 employees',
    location: 'Auckland, New Zealand',
    about:
      'Kestrel Pacific flies between New Zealand, Australia and fourteen Pacific islands, many of which have no other airline. On some routes we carry the mail, the vaccines and the rugby team on the same day.',
    founded: '1986',
    workplaces: {
      auckland: {
        location: 'Auckland, New Zealand',
        at: 'at our Auckland base',
        setting:
          'Auckland is our largest base, with eighteen aircraft, a training center with a real cabin in a pool, and long weekends on Rarotonga within reach.',
        pay: 1,
      },
      brisbane: {
        location: 'Brisbane, Australia',
        at: 'at our Brisbane station',
        setting:
          'Brisbane links us with Melanesia: 38 departures a day in high season, cargo that is often alive and a team that has seen everything twice.',
        pay: 1.1,
      },
      remote: {
        location: 'Remote, Asia-Pacific',
        at: 'from anywhere in Asia and the Pacific',
        setting:
          'The commercial team has been spread over nine islands and three cities for years. It meets in Auckland four times a year, and once, to everyone’s surprise, on Niue.',
        pay: 1,
      },
    },
    culture: [
      'We greet in six languages and mean it in all of them.',
      'Safety reports are thanked for in person.',
      'Half of our leadership team are women, and a third grew up on one of the islands we fly to.',
    ],
    benefits: [
      'Standby travel for you and five people whom you choose',
      'Five weeks of leave',
      'Superannuation or KiwiSaver above the minimum',
      'Medical insurance and income protection',
      'Paid volunteer days on the islands',
      'Study support',
    ],
    onTop: 'plus allowances and staff travel',
    closings: [
      'Tell us which of our routes you would fly first, and why.',
      'We welcome applications from Māori and Pacific people in particular.',
    ],
    openings: [
      ['cabinCrew', 'auckland'],
      ['cabinManager', 'brisbane'],
      ['loyaltyManager', 'remote'],
      ['stationManager', 'brisbane'],
      ['passengerService', 'auckland'],
    ],
  }),
] as const;
