import { company } from './company.js';

/** The employer that the demo account signs in for. */
export const grandHotel = company({
  username: 'grandhotel',
  contact: 'Helena Duarte',
  companyName: 'Belvarra Grand Hotels',
  companyWebsite: 'https://www.belvarra.example',
  industry: 'Hotels & Resorts',
  companySize: '1,001-5,000 employees',
  location: 'Lisbon, Portugal',
  about:
    'Belvarra is a family of four grand hotels in Lisbon, Vienna, Singapore and Cape Town. Our houses are old, our ideas are not: we restore what is worth keeping, train our own people and publish what we waste. In 2025 more than half of our head chefs and managers had begun with us as apprentices, porters or trainees.',
  founded: '1897',
  workplaces: {
    lisbon: {
      location: 'Lisbon, Portugal',
      at: 'at the Belvarra Lisbon',
      setting:
        'The Belvarra Lisbon stands above the river in Lapa: 168 rooms, a tiled winter garden and a terrace from which half the city watches the sunset.',
      pay: 0.75,
    },
    vienna: {
      location: 'Vienna, Austria',
      at: 'at the Belvarra Vienna',
      setting:
        'The Belvarra Vienna opened for the world exhibition of 1873 and joined us a generation later. It has 212 rooms, a ballroom and a coffee house where the newspapers are still held in canes.',
      pay: 1,
    },
    singapore: {
      location: 'Singapore',
      at: 'at the Belvarra Singapore',
      setting:
        'Two rows of restored shophouses and a slender tower behind them make up the Belvarra Singapore, with 240 rooms, three restaurants and a pool garden on the ninth floor.',
      pay: 1.05,
    },
    capeTown: {
      location: 'Cape Town, South Africa',
      at: 'at the Belvarra Cape Town',
      setting:
        'The Belvarra Cape Town lies in a garden of oaks between the mountain and the sea, with 96 rooms, a kitchen garden and its own small vineyard.',
      pay: 0.55,
    },
    remote: {
      location: 'Remote, Europe',
      at: 'from anywhere in Europe',
      setting:
        'Our central team serves four hotels on three continents. It has colleagues in eleven cities and meets in one of our houses every spring and autumn.',
      pay: 0.85,
    },
  },
  culture: [
    'Our teams eat together, at one table, whatever the uniform.',
    'We are 1,140 people of 61 nations, and six out of ten managers have grown up in the company.',
    'We say “good morning” first, answer for our mistakes and do not keep score of favors.',
    'Rosters are published a month ahead, and swaps need a message and not a meeting.',
    'Everybody who joins spends a night as a guest before the first working day.',
    'The founders’ family still owns the company and knows an astonishing number of names.',
  ],
  benefits: [
    'Thirty days of paid leave, and your birthday off',
    'Meals on duty and uniform care',
    'Six nights a year in any of our houses, for you and a companion',
    'Exchange with another Belvarra hotel after the first year',
    'Health insurance, including dental care',
    'A training budget that you decide on',
    'Public transport pass',
    'Help with permits, moving and the first weeks of housing',
    'Pension plan with a company contribution',
  ],
  onTop: 'plus service charge',
  closings: [
    'Send us a few lines about yourself; we answer everyone within a week.',
    'We look forward to reading from you, with or without a polished resume.',
    'If you are unsure whether you fit, apply. Deciding that is our job.',
    'We meet candidates twice, once over coffee and once on the job, and then decide quickly.',
  ],
  openings: [
    ['concierge', 'lisbon'],
    ['executiveChef', 'capeTown'],
    ['guestRelations', 'singapore'],
    ['frontDesk', 'lisbon'],
    ['revenueManager', 'lisbon'],
    ['pastryChef', 'vienna'],
    ['chiefEngineer', 'vienna'],
    ['generalManager', 'capeTown'],
    ['reservations', 'remote'],
    ['sommelier', 'capeTown'],
    ['eventManager', 'lisbon'],
    ['bartender', 'lisbon'],
    ['systemsSpecialist', 'remote'],
    ['restaurantManager', 'singapore'],
    ['marketingDirector', 'lisbon'],
    ['banquetServer', 'vienna'],
    ['spaTherapist', 'singapore'],
    ['peoplePartner', 'lisbon'],
    ['foodBeverageDirector', 'singapore'],
    ['nightAuditor', 'vienna'],
    ['weddingPlanner', 'capeTown'],
    ['housekeeping', 'lisbon'],
    ['frontOfficeManager', 'vienna'],
    ['sousChef', 'lisbon'],
  ],
});
