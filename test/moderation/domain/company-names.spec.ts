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
    ['Hilton™', 'hilton'],
    ['ʜɪʟᴛᴏɴ', 'hilton'],
    ['HYΛTT', 'hyatt'],
    ['MarriottBonvoy', 'marriott'],
    ['hiltonlisboa.com', 'hilton'],
    ['4 Seasons Lisbon', '4 seasons'],
    ['Disney', 'disney'],
    ['W Hotels', 'w hotels'],
    ['W Hotel Barcelona', 'w hotel'],
    ['The Ritz Paris', 'the ritz'],
    ['Ԋilton', 'hilton'],
    ['Steigenburgr', 'steigenberger'],
    ['希尔顿酒店', '希尔顿'],
    ['ヒルトンホテル', 'ヒルトン'],
    ['🅷🅸🅻🆃🅾🅽', 'hilton'],
    ['🅗🅘🅛🅣🅞🅝', 'hilton'],
    ['🇭🇮🇱🇹🇴🇳', 'hilton'],
    ['ꓧꓲꓡꓔꓳꓠ', 'hilton'],
    ['ⲎⲒⳐⲦⲞⲚ', 'hilton'],
    ['ᕼYᗅTT', 'hyatt'],
    ['hiltoncareersportal.com', 'hilton'],
  ])('is seen in %j', (name, known) => expect(wellKnownIn(name)).toBe(known));

  it.each([
    'Milton House',
    'Hiltonia',
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

  it.each([
    ['that can be split into common words in millions of ways', `hilton${'sa'.repeat(38)}q`],
    ['of many short words', 'ma ri ot hy at st re gi s '.repeat(4).slice(0, 100)],
  ])('is looked for in a name %s within milliseconds', (_, name) => {
    const begin = process.cpuUsage();
    for (let count = 0; count < 50; count += 1) wellKnownIn(name);
    const { user } = process.cpuUsage(begin);
    expect(user / 50).toBeLessThan(4_000);
  });
});

describe('names that could be taken for each other', () => {
  it.each([
    ['Seaview Hotel', 'Seaview Hotels GmbH'],
    ['Seaview Hotel', 'Seaveiw Resort Careers'],
    ['Seaview Hotel', 'SEA VIEW'],
    ['Seaview Hotel', 'Ѕeaview Hоtel'],
    ['Seaside Palace Hotels', 'Seaside Palace Lisbon'],
    ['Seaside Palace Hotels', 'www.Seaside-Palace.com'],
    ['Seaside Palace Hotels', 'ꜱᴇᴀꜱɪᴅᴇ ᴘᴀʟᴀᴄᴇ'],
    ['Belvarra Grand Hotels', 'Belvarra Careers'],
    ['Belvarra Grand Hotels', '🅱elvarra Grand'],
    ['The Spa', 'Thе Spa'],
  ])('are %j and %j', (one, other) => expect(looksLike(other, one)).toBe(true));

  it.each([
    ['Beach Hotel', 'Miami Beach Hotel'],
    ['Grand Hotel', 'Grove Hotel'],
    ['Grand Palace Hotels', 'Grand Hotel'],
    ['Seaside Palace Hotels', 'Palace Hotel'],
    ['The Spa', 'The Bar'],
    ['', 'Hotel'],
  ])('are not %j and %j', (one, other) => expect(looksLike(other, one)).toBe(false));
});
