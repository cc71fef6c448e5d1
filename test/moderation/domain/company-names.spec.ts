import { looksLike, wellKnownIn } from '#moderation/domain/hints/company-names.js';

describe('the name of a well-known company', () => {
  it.each([
    ['Hilton', 'hilton'],
    ['HILTON HOTELS GmbH', 'hilton'],
    ['Hllton', 'hilton'],
    ['HiIton Garden Staffing', 'hilton'],
    ['H1lt0n', 'hilton'],
    ['Híltón', 'hilton'],
    ['Ηіltоn', 'hilton'],
    ['Ｈｉｌｔｏｎ', 'hilton'],
    ['Hil\u200bton', 'hilton'],
    ['Hil ton', 'hilton'],
    ['H I L T O N', 'hilton'],
    ['H.I.L.T.O.N. Careers', 'hilton'],
    ['Hitlon Recruiting', 'hilton'],
    ['hilton-careers.com', 'hilton'],
    ['hiltoncareers.net', 'hilton'],
    ['JoinHyatt', 'hyatt'],
    ['Marriott Careers', 'marriott'],
    ['Mariot International', 'marriott'],
    ['M@rri0tt', 'marriott'],
    ['Rnarriott', 'marriott'],
    ['The Ritz-Carlton', 'ritz carlton'],
    ['RitzCarlton Jobs', 'ritz carlton'],
    ['The Ritz Charlton', 'ritz carlton'],
    ['Four Seasons Resort Bali', 'four seasons'],
    ['FourSeasons', 'four seasons'],
    ['Royal Carribean International', 'royal caribbean'],
    ['MSC Cruises', 'msc cruises'],
    ['P&O Cruises', 'p and o cruises'],
    ['Emirates', 'emirates'],
    ['Emlrates Airline', 'emirates'],
    ['Qatar-Airways', 'qatar airways'],
    ['Lufthansa HR', 'lufthansa'],
    ['TUI Group', 'tui'],
    ['McDonald’s', 'mcdonalds'],
    ['Хилтон Москва', 'хилтон'],
    ['希尔顿酒店', '希尔顿'],
    ['ヒルトンホテル', 'ヒルトン'],
  ])('is seen in %j', (name, known) => expect(wellKnownIn(name)).toBe(known));

  it.each([
    'Milton House',
    'Chilton Inn',
    'Grand Hotel',
    'Harbour View Hotel',
    'Delta Kitchen',
    'United Bakers',
    'Princess Street Café',
    'Sandal & Sons',
    'Media Lounge',
    'Accordion Bar',
    'Conrad Weber Catering',
    'Four Brothers Pizza',
    'Alpine Lodge St. Anton',
    'Ibis Bird Tours',
    'Hotel Meridian',
    'Seaside Hotels',
    'Hotel Dom Pedro Marina',
    'Belmont Group',
    'Northern Star Cruises',
    'Rio Hotels',
    'Motel 19',
    'Ritz Bakery',
    '北京饭店',
    '',
    '🏨',
  ])('is not seen in %j', (name) => expect(wellKnownIn(name)).toBeNull());
});

describe('names that could be taken for each other', () => {
  it.each([
    ['Seaview Hotel', 'Seaview Hotels GmbH'],
    ['Seaview Hotel', 'Seaveiw Resort Careers'],
    ['Seaview Hotel', 'SEA VIEW'],
    ['Seaview Hotel', 'Ѕeaview Hоtel'],
    ['The Spa', 'Thе Spa'],
  ])('are %j and %j', (one, other) => expect(looksLike(other, one)).toBe(true));

  it.each([
    ['Beach Hotel', 'Miami Beach Hotel'],
    ['Grand Hotel', 'Grove Hotel'],
    ['The Spa', 'The Bar'],
    ['', 'Hotel'],
  ])('are not %j and %j', (one, other) => expect(looksLike(other, one)).toBe(false));
});
