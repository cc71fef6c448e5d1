import { company } from './company.js';

/** Companies with ships. */
export const cruiseLines = [
  company({
    username: 'halcyonseas',
    contact: 'Daniel Whitlock',
    companyName: 'Halcyon Seas Cruise Line',
    companyWebsite: 'https://crew.halcyonseas.example',
    industry: 'Cruise Lines',
    companySize: '5,001-10,000 employees',
    location: 'Miami, United States',
    about:
      'Halcyon Seas sails four ships of 900 to 1,400 guests in the Caribbean, the Mediterranean and northern Europe. Mid-sized by conviction: large enough for a theater, small enough for old harbors. Two of the ships already connect to shore power wherever there is any.',
    founded: '1994',
    workplaces: {
      dawn: {
        location: 'Barcelona, Spain',
        at: 'aboard the Halcyon Dawn',
        setting:
          'The Halcyon Dawn carries 940 guests on voyages of seven to fourteen nights, from Barcelona in summer and from Lisbon to the Canaries in winter.',
        pay: 0.95,
      },
      meridian: {
        location: 'Miami, United States',
        at: 'aboard the Halcyon Meridian',
        setting:
          'The Halcyon Meridian, our newest ship, sails from Miami to the smaller islands of the Caribbean with 1,400 guests, eleven venues and a promenade without a single slot machine.',
        pay: 1,
      },
      remote: {
        location: 'Remote, Americas',
        at: 'from anywhere in the Americas',
        setting:
          'Our shoreside office has been remote by default since 2021: 190 people from Vancouver to Montevideo, with a studio in Miami for those who like a desk and a view of the ships.',
        pay: 1.1,
      },
    },
    culture: [
      'Crew come from 58 countries; the crew bar is a better atlas than any map.',
      'Cabins, gym and internet for crew were renewed before those of the guests, on purpose.',
      'Four out of five officers have worked their way up within the fleet.',
    ],
    benefits: [
      'Flights to and from the ship',
      'Full board, medical care and laundry',
      'Free crew internet of two gigabytes a day',
      'Paid leave between contracts',
      'Family cruises at crew rates',
      'Training academy with recognized certificates',
      'Loyalty bonus from the third contract',
    ],
    onTop: 'with full board and flights',
    closings: [
      'Joining dates are every two weeks, so the time that suits you will come.',
      'We ask for no agency fees at any point; if anybody does, please tell us.',
    ],
    openings: [
      ['cruiseDirector', 'meridian'],
      ['hotelDirector', 'dawn'],
      ['guestServicesOfficer', 'dawn'],
      ['youthHost', 'meridian'],
      ['performanceMarketing', 'remote'],
    ],
  }),
  company({
    username: 'danubia',
    contact: 'Katalin Barta',
    companyName: 'Danubia River Voyages',
    companyWebsite: 'https://www.danubia-voyages.example',
    industry: 'Cruise Lines',
    companySize: '201-500 employees',
    location: 'Budapest, Hungary',
    about:
      'Danubia has seven river ships between Passau and the Danube Delta, each with fewer than 150 guests and bicycles for all of them. We moor in the middle of towns and buy our bread there.',
    founded: '1979',
    workplaces: {
      linnea: {
        location: 'Passau, Germany',
        at: 'aboard the MS Linnea on the upper Danube',
        setting:
          'The Linnea sails from Passau to Budapest and back each week, with 130 guests, 42 crew and a vineyard or an abbey behind every other bend.',
        pay: 0.95,
      },
      tisza: {
        location: 'Budapest, Hungary',
        at: 'aboard the MS Tisza on the lower Danube',
        setting:
          'The Tisza goes where few ships go, from Budapest through the Iron Gates to the delta: fourteen days, six countries, 118 guests and a great many pelicans.',
        pay: 0.8,
      },
    },
    culture: [
      'A river ship is a village with one street; whoever is friendly in the morning is loved by noon.',
      'Our captains cook once in a season, and the crew votes.',
      'We sail from March to December and go home for Christmas, all of us.',
    ],
    benefits: [
      'Cabin for two with window, full board',
      'Travel to and from the ship',
      'German social insurance and health care',
      'One week of leave for every five on board',
      'Language lessons in German or English',
      'Guaranteed place in the following season after a good one',
    ],
    onTop: 'with cabin, full board and tips',
    closings: [
      'Tell us what you would show a guest in your home town; that says more than any form.',
      'The season begins in March; training weeks are in February in Passau.',
    ],
    openings: [
      ['seaChef', 'linnea'],
      ['hotelDirector', 'tisza'],
      ['guestServicesOfficer', 'linnea'],
      ['cruiseDirector', 'tisza'],
      ['shoreExcursions', 'linnea'],
    ],
  }),
  company({
    username: 'polartern',
    contact: 'Sigrún Einarsdóttir',
    companyName: 'Polar Tern Expeditions',
    companyWebsite: 'https://www.polartern.example',
    industry: 'Cruise Lines',
    companySize: '51-200 employees',
    location: 'Reykjavík, Iceland',
    about:
      'Polar Tern follows the light: from Ushuaia to Antarctica in the southern summer, from Reykjavík to Greenland and Svalbard in the northern. One ice-strengthened ship, 160 guests, and a policy that research always has a free cabin.',
    founded: '2001',
    workplaces: {
      south: {
        location: 'Ushuaia, Argentina',
        at: 'aboard the Sterna on our Antarctic voyages',
        setting:
          'From November to March the Sterna sails from Ushuaia across the Drake Passage, with 160 guests, fourteen guides and twelve Zodiacs.',
        pay: 1,
      },
      north: {
        location: 'Reykjavík, Iceland',
        at: 'aboard the Sterna on our Arctic voyages',
        setting:
          'In the northern summer the Sterna calls at places with more seals than people, from the Westfjords to the ice edge north of Svalbard.',
        pay: 1.05,
      },
    },
    culture: [
      'Plans are made in pencil here; whoever needs ink will suffer.',
      'Guides, stewards and engineers eat in one mess and are all called by their first names.',
      'Nobody has to prove how tough they are; we prefer those who ask.',
    ],
    benefits: [
      'Single cabin for guides and officers, full board',
      'Polar clothing, yours to keep',
      'Travel to the ship from any airport',
      'Accident and health insurance all year',
      'Paid training days before every season',
      'A free voyage for one family member every second year',
    ],
    onTop: 'with all expenses paid on board',
    closings: [
      'Applications with a short account of a day when things went wrong are read first.',
      'We plan the teams for the coming season now and tell you within four weeks.',
    ],
    openings: [
      ['expeditionGuide', 'south'],
      ['expeditionGuide', 'north'],
      ['seaChef', 'south'],
      ['photographer', 'north'],
    ],
  }),
] as const;
