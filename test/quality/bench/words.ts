/** The vocabulary of generated listings, fixed so that runs are comparable. */
export const LEVELS = ['', '', '', 'Junior ', 'Senior ', 'Lead ', 'Assistant ', 'Night ', 'Head ', 'Relief '];

export const POSITIONS = [
  'Front Desk Agent',
  'Concierge',
  'Housekeeping Supervisor',
  'Sous Chef',
  'Pastry Chef',
  'Bartender',
  'Sommelier',
  'Cabin Crew Member',
  'Flight Dispatcher',
  'Cruise Director',
  'Deck Officer',
  'Shore Excursion Manager',
  'Travel Consultant',
  'Tour Guide',
  'Dive Instructor',
  'Ski Instructor',
  'Event Coordinator',
  'Wedding Planner',
  'Revenue Manager',
  'Spa Therapist',
  'Ride Operator',
  'Park Ranger',
  'Destination Marketer',
  'Guest Relations Officer',
  'Banquet Server',
  'Reservations Clerk',
  'Maintenance Technician',
  'Duty Manager',
  'Lifeguard',
  'Eco Lodge Host',
];

export const SPECIALITIES = ['', '', '', '', ' (Resort)', ' (Airport)', ' - Winter Season', ' - Summer Season'];

export const COMPANY_FIRST = [
  'Blue',
  'Golden',
  'Northern',
  'Harbour',
  'Alpine',
  'Coral',
  'Meridian',
  'Sunset',
  'Grand',
  'Lagoon',
  'Silver',
  'Evergreen',
  'Compass',
  'Island',
  'Royal',
  'Terra',
  'Azure',
  'Polar',
  'Savanna',
  'Old Town',
];

export const COMPANY_SECOND = [
  'Bay',
  'Horizon',
  'Lantern',
  'Anchor',
  'Summit',
  'Palm',
  'Orchid',
  'Compass',
  'Voyage',
  'Heron',
  'Terrace',
  'Monsoon',
];

export const COMPANY_KIND = ['Hotels', 'Resorts', 'Cruises', 'Airways', 'Tours', 'Travel', 'Parks', 'Events', 'Lodges'];

export const CITIES = [
  'Lisbon, Portugal',
  'Funchal, Portugal',
  'Málaga, Spain',
  'Palma, Spain',
  'Nice, France',
  'Chamonix, France',
  'Zürich, Switzerland',
  'Innsbruck, Austria',
  'Rome, Italy',
  'Palermo, Italy',
  'Athens, Greece',
  'Split, Croatia',
  'İzmir, Türkiye',
  'Dubai, UAE',
  'Zanzibar, Tanzania',
  'Cape Town, South Africa',
  'Marrakesh, Morocco',
  'Phuket, Thailand',
  'Bali, Indonesia',
  'Kyoto, Japan',
  'Singapore',
  'Sydney, Australia',
  'Queenstown, New Zealand',
  'Honolulu, USA',
  'Miami, USA',
  'Orlando, USA',
  'Cancún, Mexico',
  'San José, Costa Rica',
  'Cusco, Peru',
  'Ushuaia, Argentina',
  'Reykjavík, Iceland',
  'Tromsø, Norway',
  'Edinburgh, United Kingdom',
  'Dublin, Ireland',
  'Amsterdam, Netherlands',
  'Kraków, Poland',
];

export const QUARTERS = [
  'Old Town',
  'Marina',
  'Airport',
  'West Beach',
  'Hill Station',
  'Harbour',
  'Central',
  'Lakeside',
];

export const SUBJECTS = [
  'You',
  'Our team',
  'The successful candidate',
  'Together with your colleagues you',
  'Every day you',
  'During the season the crew',
  'With the duty manager you',
  'In this role you',
];

export const VERBS = [
  'welcome',
  'look after',
  'coordinate',
  'prepare',
  'improve',
  'supervise',
  'plan',
  'document',
  'present',
  'schedule',
  'negotiate',
  'inspect',
];

export const OBJECTS = [
  'guests from all over the world',
  'arrivals and departures',
  'the breakfast buffet',
  'group reservations',
  'safety drills on board',
  'excursions and transfers',
  'seasonal menus',
  'supplier contracts',
  'the wine cellar',
  'housekeeping rosters',
  'wedding banquets',
  'guided hikes',
  'the reservation system',
  'complaints and compliments',
  'snorkelling trips',
  'training for newcomers',
  'the daily revenue report',
  'lost luggage',
  'wildlife observations',
  'conference rooms',
];

export const ENDINGS = [
  'with care and a smile',
  'in at least two languages',
  'at short notice',
  'to the standard of a five-star house',
  'from early morning until the handover',
  'so that every visit is remembered',
  'while keeping an eye on costs',
  'under changing weather',
  'and report to the general manager',
  'for up to 300 people a day',
];

export const SKILLS = [
  'Opera PMS',
  'English',
  'German',
  'Amadeus',
  'First aid',
  'Upselling',
  'HACCP',
  'Teamwork',
  'Excel',
];

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'ar', 'zh', 'el', 'ru'];

/** Non-ASCII names in several scripts. */
export const FOREIGN_COMPANIES = [
  'Гранд Отель Европа',
  'Ξενοδοχείο Αθηνά',
  '東京ホテル',
  'فندق الواحة',
  'Hôtel Élysée',
];
