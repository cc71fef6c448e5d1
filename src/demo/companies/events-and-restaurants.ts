import { company } from './company.js';

/** Companies that plan occasions, and that cook for them. */
export const eventsAndRestaurants = [
  company({
    username: 'lumen',
    contact: 'Farah Aziz',
    companyName: 'Lumen & Co. Events',
    companyWebsite: 'https://www.lumenevents.example',
    industry: 'Events & Conferences',
    companySize: '51-200 employees',
    location: 'Dubai, United Arab Emirates',
    about:
      'Lumen plans and produces conferences, launches and award nights in the Gulf and in Southeast Asia. About 130 events a year, no two with the same floor plan, and a warehouse in which everything is used at least nine times.',
    founded: '2011',
    workplaces: {
      dubai: {
        location: 'Dubai, United Arab Emirates',
        at: 'at our studio in Dubai',
        setting:
          'In Dubai we work in a converted warehouse in Al Quoz, among galleries and garages, with a rehearsal stage, a carpenter’s shop and the strongest karak chai in town.',
        pay: 1,
      },
      singapore: {
        location: 'Singapore',
        at: 'at our studio in Singapore',
        setting:
          'The studio in Singapore opened in 2022 above a print shop in Tiong Bahru. Twenty-four people look after everything between Bangkok and Brisbane from there.',
        pay: 1.1,
      },
    },
    culture: [
      'After each event we meet for an hour to say what went wrong; the client’s name is never among it.',
      'Working weekends are matched by free weekdays, and the calendar knows it before you do.',
      'Whoever has the idea presents it, whatever is printed on the card.',
    ],
    benefits: [
      'Medical insurance for you and your dependents',
      'Annual flight home',
      'Time off for every weekend worked',
      'Studio days with freelance artists',
      'Visa and relocation support',
      'Performance bonus',
    ],
    onTop: 'tax-free, plus performance bonus',
    closings: [
      'Show us an event of yours in five pictures or fewer.',
      'We can wait for the right person, and pay notice periods where it helps.',
    ],
    openings: [
      ['conferenceProducer', 'dubai'],
      ['avTechnician', 'dubai'],
      ['eventManager', 'singapore'],
      ['eventSales', 'singapore'],
      ['groupCoordinator', 'dubai'],
    ],
  }),
  company({
    username: 'villafiore',
    contact: 'Chiara Bellandi',
    companyName: 'Villa Fiore Celebrations',
    companyWebsite: 'https://www.villafiore.example',
    industry: 'Events & Conferences',
    companySize: '11-50 employees',
    location: 'Como, Italy',
    about:
      'Villa Fiore is a lakeside villa with a garden of terraces where some fifty weddings and family celebrations take place between April and October. We do one event at a time, and the lake does the rest.',
    founded: '1985',
    workplaces: {
      como: {
        location: 'Como, Italy',
        at: 'at our villa on Lake Como',
        setting:
          'The villa dates from 1820, the kitchen from last year. Boats arrive at the steps, the lemon house seats 160, and when the wind comes up at five everybody knows where the candles go.',
        pay: 0.9,
      },
    },
    culture: [
      'There are eighteen of us, and we have known some of our suppliers since they were apprentices.',
      'Lunch is at half past twelve, sitting down, with the gardeners.',
      'No family is ever told what another one has spent.',
    ],
    benefits: [
      'Room in the gardener’s house for those who come from afar',
      'Meals, and the leftovers of a good cellar',
      'November to January free, at 40 percent of your pay',
      'Boat license paid for',
      'Italian lessons',
    ],
    onTop: 'plus tips and meals',
    closings: [
      'Write to us in Italian or English, and come and see the garden.',
      'The season begins in April, preparation in March.',
    ],
    openings: [
      ['weddingPlanner', 'como'],
      ['sousChef', 'como'],
      ['banquetServer', 'como'],
      ['avTechnician', 'como'],
    ],
  }),
  company({
    username: 'saltcedar',
    contact: 'Nikos Stavrou',
    companyName: 'Salt & Cedar Restaurants',
    companyWebsite: 'https://www.saltandcedar.example',
    industry: 'Food Service',
    companySize: '51-200 employees',
    location: 'Melbourne, Australia',
    about: null,
    founded: '2015',
    workplaces: {
      melbourne: {
        location: 'Melbourne, Australia',
        at: 'at Salt & Cedar in Melbourne',
        setting:
          'In Melbourne we cook over wood in a former stable in Fitzroy: seventy seats, a bar of eleven, a courtyard with a fig tree and bookings that open at nine on the first of the month.',
        pay: 1.1,
      },
      athens: {
        location: 'Athens, Greece',
        at: 'at our rooftop restaurant in Athens',
        setting:
          'The house in Athens has four floors and one view. Downstairs there is a bakery, upstairs the rooftop, and in between a staircase that keeps waiters young.',
        pay: 0.65,
      },
    },
    culture: [
      'Family meal is at four, everyone sits, and phones stay in the locker.',
      'We shout “behind” and “hot”, and nothing else.',
      'Two evenings a year every kitchen is run by its youngest cook.',
    ],
    benefits: [
      'A week of four days in the kitchen',
      'Staff meals worth coming in for',
      'Tips shared between kitchen and floor',
      'Trips to growers twice a year',
      'Work in Melbourne in one summer and in Athens in the other',
    ],
    onTop: 'plus tips',
    closings: [
      'Come by for a trial shift; it is paid, and you eat with us.',
      'Send three lines and your phone number. We call between lunch and dinner.',
    ],
    openings: [
      ['restaurantManager', 'melbourne'],
      ['sommelier', 'melbourne'],
      ['pastryChef', 'athens'],
      ['bartender', 'athens'],
    ],
  }),
] as const;
