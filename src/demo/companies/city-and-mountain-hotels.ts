import { company } from './company.js';

/** Hotels in cities and in the mountains. */
export const cityAndMountainHotels = [
  company({
    username: 'nordlys',
    contact: 'Ingrid Solheim',
    companyName: 'Nordlys & Fjell Hotels',
    companyWebsite: 'https://www.nordlysfjell.example',
    industry: 'Hotels & Resorts',
    companySize: '201-500 employees',
    location: 'Bergen, Norway',
    about:
      'Nordlys & Fjell runs five hotels between Bergen and Tromsø, all of wood, none larger than eighty rooms. We heat with seawater, cook with what the coast gives and close for two weeks in November so that everybody can breathe.',
    founded: '1988',
    workplaces: {
      tromso: {
        location: 'Tromsø, Norway',
        at: 'at our harbor hotel in Tromsø',
        setting:
          'The house stands on the old quay of Tromsø: 78 rooms, a sauna over the water and, from September to March, guests who ask reception to wake them when the sky turns green.',
        pay: 1.25,
      },
      bergen: {
        location: 'Bergen, Norway',
        at: 'at our courtyard hotel in Bergen',
        setting:
          'Our hotel in Bergen is made of three merchants’ houses around a courtyard, with 54 rooms, crooked floors and a restaurant that is full on Tuesdays, too.',
        pay: 1.2,
      },
    },
    culture: [
      'We are a small company with short ways: the director answers her own phone.',
      'Norwegian is learned in the staff course, English is spoken until then.',
      'Whoever works in the dark months gets extra days in the light ones.',
    ],
    benefits: [
      'Five weeks of leave and the two weeks in November',
      'Staff apartment at cost in the first year',
      'Norwegian course during working hours',
      'Warm meal on every shift',
      'Ski and kayak equipment to borrow',
      'Pension according to Norwegian law and a little above it',
      'Flight home once a year',
    ],
    onTop: 'plus shift supplements',
    closings: [
      'Write to us in Norwegian or English; both are fine.',
      'Start is when it suits you, ideally within three months.',
    ],
    openings: [
      ['frontDesk', 'tromso'],
      ['housekeeping', 'bergen'],
      ['sousChef', 'bergen'],
      ['sustainabilityManager', 'tromso'],
      ['bartender', 'tromso'],
    ],
  }),
  company({
    username: 'ridgeline',
    contact: 'Owen Mackenzie',
    companyName: 'Ridgeline Mountain Resorts',
    companyWebsite: 'https://careers.ridgeline.example',
    industry: 'Hotels & Resorts',
    companySize: '501-1,000 employees',
    location: 'Banff, Canada',
    about:
      'Ridgeline operates two mountain resorts in Alberta and British Columbia with lodges, restaurants and lifts. Winter brings skiers, summer brings hikers, and the shoulder seasons bring the quiet that our staff like best.',
    founded: '1962',
    workplaces: {
      banff: {
        location: 'Banff, Canada',
        at: 'at Ridgeline Lodge in Banff',
        setting:
          'Ridgeline Lodge has 190 rooms at the edge of the national park, its own gondola and, most mornings, elk on the lawn with no interest in checking out.',
        pay: 1,
      },
      whistler: {
        location: 'Whistler, Canada',
        at: 'at Ridgeline Village in Whistler',
        setting:
          'Ridgeline Village is a car-free cluster of lodges and chalets at the foot of the lifts, with 320 beds, four restaurants and a stage for summer concerts.',
        pay: 1.05,
      },
    },
    culture: [
      'Most of us came for one season; the average is now six.',
      'Powder days are real: two mornings a winter the whole department may go out together.',
      'We hire for attitude, teach the rest and promote from within wherever we can.',
    ],
    benefits: [
      'Season pass for all lifts',
      'Staff housing at a fair rent, single rooms from the second season',
      'Extended health and dental plan',
      'Half price in restaurants, rentals and ski school',
      'Return bonus at the end of the season',
      'Employee assistance and counseling, confidential and free',
    ],
    onTop: 'plus season pass and staff housing',
    closings: [
      'Interviews are held by video; bring your questions about housing, we have honest answers.',
      'A valid work permit for Canada is needed; working holiday visas are welcome.',
    ],
    openings: [
      ['frontDesk', 'banff'],
      ['bartender', 'whistler'],
      ['chiefEngineer', 'banff'],
      ['cablewayOperations', 'banff'],
      ['banquetServer', 'whistler'],
    ],
  }),
  company({
    username: 'harrowfinch',
    contact: 'Priya Raman',
    companyName: 'Harrow & Finch Hotels',
    companyWebsite: 'https://www.harrowfinch.example',
    industry: 'Hotels & Resorts',
    companySize: '501-1,000 employees',
    location: 'London, United Kingdom',
    about:
      'Harrow & Finch are seven townhouse hotels in London and Edinburgh for people who travel often and like to be recognized. Good beds, serious breakfasts, bars with local regulars, and rates that do not change while you are looking at them.',
    founded: '2009',
    workplaces: {
      london: {
        location: 'London, United Kingdom',
        at: 'at Harrow & Finch Bloomsbury',
        setting:
          'Bloomsbury is our largest house: 142 rooms behind nine Georgian front doors, with a library bar, two meeting floors and a garden that is a secret until June.',
        pay: 1.15,
      },
      edinburgh: {
        location: 'Edinburgh, United Kingdom',
        at: 'at Harrow & Finch Edinburgh',
        setting:
          'The Edinburgh house occupies a former seed merchant’s on the north side of the New Town, with 88 rooms, a whisky room and festival guests who have come back for twelve years.',
        pay: 1,
      },
    },
    culture: [
      'We are an accredited living wage employer and do not use zero-hour contracts.',
      'Service charge goes to the team in full; the sheet hangs in the staff room.',
      'We write rules down only when common sense has failed twice.',
    ],
    benefits: [
      'Twenty-eight days of holiday plus bank holidays',
      'Two nights a year in each of our houses',
      'Travel card loan without interest',
      'Private medical insurance after six months',
      'Apprenticeships up to degree level',
      'Free breakfast, which is the best in town',
      'Enhanced parental leave',
    ],
    onTop: 'plus service charge (about $450 a month)',
    closings: [
      'Apply in whatever form you like; a voice message is fine, too.',
      'We reply within five working days, and explain it if the answer is no.',
    ],
    openings: [
      ['nightAuditor', 'london'],
      ['concierge', 'edinburgh'],
      ['foodBeverageDirector', 'london'],
      ['revenueManager', 'london'],
      ['eventSales', 'edinburgh'],
    ],
  }),
] as const;
