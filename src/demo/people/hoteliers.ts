import type { Person } from './person.js';

/** People from reception, rooms and management of hotels. */
export const hoteliers: readonly Person[] = [
  {
    username: 'lukas.brandt',
    fullName: 'Lukas Brandt',
    wants: ['hotels', 'other'],
    letter:
      'I have led front offices in Hamburg and Salzburg, most recently a team of twenty-two. My people stay: in four years three of them left, and two of those became managers elsewhere. I would like to do the same in a house with a longer history.',
    profile: {
      headline: 'Front office manager, ten years in city and resort hotels',
      bio: 'Front office manager from Hamburg. I like full houses, clear handovers and teams in which nobody has to be brave to say that something is wrong.',
      location: 'Salzburg, Austria',
      phone: '+43 660 000 0182',
      experience: 10,
      availableFrom: '2027-01-15',
      desiredRoles: ['Front Office Manager', 'Hotel Manager'],
      skills: ['Opera Cloud', 'Leadership', 'Budgeting', 'Upselling', 'Rostering', 'Complaint handling'],
      languages: [
        { language: 'German', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Italian', proficiency: 'Basic' },
      ],
      education: [
        {
          institution: 'Hotel Management School Hamburg',
          degree: 'State-certified hotel manager',
          fieldOfStudy: 'Hospitality Management',
          startDate: 'Aug 2013',
          endDate: 'Jul 2015',
        },
      ],
      certifications: [
        {
          name: 'Trainer aptitude certificate',
          issuingOrganization: 'Chamber of Commerce Hamburg',
          issueDate: 'May 2018',
          expirationDate: null,
        },
      ],
    },
  },
  {
    username: 'amara.okafor',
    fullName: 'Amara Okafor',
    wants: ['hotels', 'events'],
    letter:
      'As assistant revenue manager of three hotels in Lagos I have built the forecast that we now use for all of them; its error is below four percent. I would like to work in a team from which I can learn as much as I bring.',
    profile: {
      headline: 'Assistant revenue manager who explains figures in plain words',
      bio: 'Mathematics by degree, hotels by choice. I work with demand, price and patience, and like it best when the sales team asks me along to clients.',
      location: 'Lagos, Nigeria',
      experience: 4,
      desiredRoles: ['Revenue Manager'],
      skills: ['Revenue management', 'Forecasting', 'Excel', 'SQL', 'Pricing', 'CRM'],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Igbo', proficiency: 'Native' },
        { language: 'French', proficiency: 'Intermediate' },
      ],
      education: [
        {
          institution: 'University of Lagos',
          degree: 'Bachelor of Science',
          fieldOfStudy: 'Mathematics',
          startDate: '2016',
          endDate: '2020',
        },
      ],
    },
  },
  {
    username: 'sofia.lindgren',
    fullName: 'Sofia Lindgren',
    wants: ['hotels', 'tourist_attractions'],
    letter:
      'My first job was at the ticket desk of a castle, my second at a hotel reception with three languages before breakfast. What I enjoy in both is the moment in which somebody relaxes because they have been understood.',
    profile: {
      headline: 'Receptionist and guide, happy with early shifts',
      location: 'Malmö, Sweden',
      experience: 2,
      skills: ['Guest service', 'Mews', 'Guiding', 'Communication'],
      languages: [
        { language: 'Swedish', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'German', proficiency: 'Advanced' },
      ],
    },
  },
  {
    username: 'rajiv.menon',
    fullName: 'Rajiv Menon',
    wants: ['hotels', 'theme_parks', 'ecotourism'],
    letter:
      'For twelve years I have kept buildings alive that never close, first a hospital in Kochi, then two resorts. In the last one we cut energy use by 31 percent without a single complaint about cold showers, and I can show you how.',
    profile: {
      headline: 'Chief engineer: resorts, hospitals, preventive maintenance',
      bio: 'Mechanical engineer with a weakness for old lifts. I plan maintenance, train technicians and write reports that owners read.',
      location: 'Kochi, India',
      phone: '+91 98000 00163',
      experience: 12,
      desiredRoles: ['Chief Engineer', 'Director of Engineering'],
      skills: [
        'HVAC',
        'Energy management',
        'Preventive maintenance',
        'Solar power',
        'Team leadership',
        'Inspection',
        'Project management',
      ],
      languages: [
        { language: 'Malayalam', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Hindi', proficiency: 'Fluent' },
      ],
      education: [
        {
          institution: 'Cochin University of Science and Technology',
          degree: 'Bachelor of Technology',
          fieldOfStudy: 'Mechanical Engineering',
          startDate: '2008',
          endDate: '2012',
        },
      ],
      certifications: [
        {
          name: 'Certified Energy Auditor',
          issuingOrganization: 'Bureau of Energy Efficiency',
          issueDate: '2017',
          expirationDate: null,
        },
      ],
    },
  },
  {
    username: 'chloe.martin',
    fullName: 'Chloé Martin',
    wants: ['hotels'],
    letter:
      'I trained as a therapist in Lyon and have worked in day spas and on two ships. I give five treatments a day with full attention rather than nine with half of it, and was glad to read that you see it the same way.',
    profile: {
      headline: 'Spa therapist (CIDESCO), massage and facials',
      bio: 'Quiet hands, loud laugh. I work with oils that I mix myself and like to teach beginners.',
      location: 'Lyon, France',
      experience: 5,
      skills: ['Massage', 'Facials', 'Aromatherapy', 'Retail advice'],
      languages: [
        { language: 'French', proficiency: 'Native' },
        { language: 'English', proficiency: 'Advanced' },
      ],
      certifications: [
        {
          name: 'CIDESCO Diploma',
          issuingOrganization: 'CIDESCO',
          issueDate: 'Jun 2020',
          expirationDate: null,
        },
      ],
    },
  },
  {
    username: 'kwame.asante',
    fullName: 'Kwame Asante',
    wants: ['hotels', 'food_service', 'airlines'],
    letter:
      'I have not worked in a hotel yet, but for three years in my aunt’s restaurant in Kumasi, where one person is waiter, cashier and peacemaker. I learn quickly, am never late and would like to start from the beginning.',
    profile: {
      headline: 'Looking for my first job in a hotel',
      location: 'Kumasi, Ghana',
      experience: 0,
      skills: ['Table service', 'Cash handling', 'Teamwork'],
      languages: [{ language: 'English', proficiency: 'Fluent' }],
    },
  },
  {
    username: 'elena.petrova',
    fullName: 'Elena Petrova',
    wants: ['hotels', 'food_service'],
    letter:
      'In fifteen years I have opened two hotels and renovated a third while it was full. I lead by walking around, keep a budget as if it were my own and have a weakness for houses with a ballroom.',
    profile: {
      headline: 'General manager, openings and renovations',
      bio: 'Hotelier from Varna with stations in Prague, Dubai and Tbilisi. I believe in apprentices, in breakfast and in telling owners the truth early.',
      location: 'Tbilisi, Georgia',
      phone: '+995 555 000 129',
      experience: 15,
      availableFrom: '2027-04-01',
      desiredRoles: ['General Manager', 'Director of Food & Beverage'],
      skills: ['P&L responsibility', 'Openings', 'Leadership', 'Owner relations', 'Strategy', 'Concept development'],
      languages: [
        { language: 'Bulgarian', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
        { language: 'Russian', proficiency: 'Fluent' },
        { language: 'German', proficiency: 'Intermediate' },
      ],
      education: [
        {
          institution: 'Glion Institute of Higher Education',
          degree: 'Master of Science',
          fieldOfStudy: 'Hospitality',
          startDate: '2009',
          endDate: '2011',
        },
      ],
    },
  },
  {
    username: 'hanna.kowalska',
    fullName: 'Hanna Kowalska',
    wants: ['hotels', 'other'],
    profile: {
      headline: 'Housekeeping supervisor',
      location: 'Gdańsk, Poland',
      experience: 6,
      skills: ['Quality inspection', 'Team coordination', 'Inventory'],
    },
  },
];
