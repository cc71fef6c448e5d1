import { gzipSync } from 'node:zlib';
import {
  CARE,
  csv,
  escaped,
  HTML,
  HTML_TEXT,
  job,
  LINES,
  NAMES,
  PLAIN,
  table,
  utf16be,
  xml,
  type WorldFeed,
  json,
} from './world-feed.js';

/** The cases of public bug reports. */
export const REPORTED: readonly WorldFeed[] = [
  csv('rows that a spreadsheet left empty', `${table([NAMES, LINES])},,,,,,,\r\n,,,,,,,\r\n`, PLAIN, { count: 1 }),
  xml('a category in other words', job({ category: 'Hotels' }), { category: 'hotels' }),
  xml('HTML in CDATA', job({ description: `<![CDATA[${HTML}]]>` }), { description: HTML_TEXT }),
  xml(
    'the feed for Indeed',
    `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>ATS</publisher><job><title><![CDATA[Front Desk Agent]]></title><date><![CDATA[Fri, 10 Dec 2027 22:49:39 GMT]]></date><referencenumber><![CDATA[unique1]]></referencenumber><url><![CDATA[https://ats.example/1]]></url><company><![CDATA[Seaside House]]></company><city><![CDATA[Phoenix]]></city><state><![CDATA[AZ]]></state><country><![CDATA[US]]></country><description><![CDATA[<p>${CARE}</p>]]></description><salary><![CDATA[$50K per year]]></salary><jobtype><![CDATA[fulltime]]></jobtype><category><![CDATA[hotels]]></category></job></source>`,
    {
      title: 'Front Desk Agent',
      location: 'Phoenix, AZ, United States',
      description: CARE,
      salary: '$50K per year',
      minSalary: 50_000,
      payPeriod: 'year',
      currency: 'USD',
      jobType: 'full_time',
      category: 'hotels',
    },
    { reference: 'unique1' },
  ),
  xml('a job type in other words', job({ jobType: 'fulltime' }), { jobType: 'full_time' }),
  xml('a blank line before the declaration', `\n<?xml version="1.0" encoding="UTF-8"?>\n${job()}`, PLAIN),
  xml(
    'text around elements',
    job({ description: `Before the list. <p>${CARE}</p> Between. <b>Bold</b> After the list.` }),
    { description: `Before the list.\n\n${CARE}\n\nBetween. Bold After the list.` },
  ),
  csv('semicolons', `\ufeff${table([NAMES, LINES], ';')}`),
];

/** Their siblings. */
export const FILES: readonly WorldFeed[] = [
  csv('tabs', table([NAMES, LINES], '\t')),
  csv('bars', table([NAMES, LINES], '|')),
  csv('a first line that names the separator', `sep=;\r\n${table([NAMES, LINES], ';')}`),
  csv('UTF-16, little endian', Buffer.from(`\ufeff${table([NAMES, LINES], '\t')}`, 'utf16le')),
  csv('UTF-16, big endian', utf16be(table([NAMES, LINES], '\t'))),
  csv('line ends of old Macs', table([NAMES, LINES], ',', '\r')),
  csv(
    'Windows-1252',
    Buffer.from(
      table([NAMES, ['R1', 'Empfangskraft für Hotelgäste', 'Müller & Söhne – Hotel', ...LINES.slice(3)]]).replace(
        '–',
        '\x96',
      ),
      'latin1',
    ),
    { title: 'Empfangskraft für Hotelgäste', company: 'Müller & Söhne – Hotel' },
  ),
  csv(
    'Mac Roman',
    Buffer.from(
      table(
        [NAMES, ['R1', 'R\x8eceptionniste \x88 la journ\x8ee', 'H\x99tel de la C\x99te', ...LINES.slice(3)]],
        ';',
        '\r',
      ),
      'latin1',
    ),
    { title: 'Réceptionniste à la journée', company: 'Hôtel de la Côte' },
  ),
  csv(
    'Windows-1251',
    Buffer.concat([
      Buffer.from('reference;title;company;location;description\r\nR1;'),
      // "Администратор гостиницы"
      Buffer.from('c0e4ece8ede8f1f2f0e0f2eef020e3eef1f2e8ede8f6fb', 'hex'),
      Buffer.from(`;Seaside House;Sofia;${CARE}\r\n`),
    ]),
    { title: 'Администратор гостиницы' },
  ),
  csv('quoted line breaks', table([NAMES, [...LINES.slice(0, 4), `Hello\r\n\r\n${CARE}`, ...LINES.slice(5)]]), {
    description: `Hello\n\n${CARE}`,
  }),
  csv('blank lines first', `\r\n\r\n${table([NAMES, LINES])}`),
  csv('a title above the table', `Our open jobs,,,,,,,\r\n,,,,,,,\r\n${table([NAMES, LINES])}`, PLAIN, { count: 1 }),
  csv('a title above semicolons', `Our open jobs\r\n\r\n${table([NAMES, LINES], ';')}`, PLAIN, { count: 1 }),
  csv('a listing that has the names of columns', `Ref-Nr;x\r\nTitle;Company\r\n`, { title: null }, { count: 1 }),
  csv(
    'Turkish',
    table([
      ['Pozisyon', 'Şehir', 'Açıklama', 'Çalışma şekli'],
      ['Resepsiyonist', 'Antalya', CARE, 'Tam zamanlı'],
    ]),
    { title: 'Resepsiyonist', location: 'Antalya', description: CARE, jobType: 'full_time' },
  ),
  csv(
    'Polish letters',
    table([
      ['Stanowisko', 'Lokalizacja', 'Opis', 'Wymiar etatu'],
      ['Recepcjonista', 'Kraków', CARE, 'Pełny etat'],
    ]),
    { title: 'Recepcjonista', location: 'Kraków', jobType: 'full_time' },
  ),
  csv(
    'Arabic',
    table([
      ['المسمى الوظيفي', 'الموقع', 'الوصف', 'نوع الدوام'],
      ['نادل', 'دبي', CARE, 'دوام جزئي'],
    ]),
    {
      title: 'نادل',
      location: 'دبي',
      jobType: 'part_time',
    },
  ),
  csv(
    'German headers and values',
    table(
      [
        [
          'Kennziffer',
          'Stellenbezeichnung',
          'Unternehmen',
          'Ort',
          'Land',
          'Beschreibung',
          'Gehalt',
          'Beschäftigungsart',
          'Branche',
          'Unterkunft',
          'Verpflegung',
        ],
        [
          'R1',
          'Empfangskraft',
          'Haus am See',
          'Lindau',
          'Deutschland',
          CARE,
          'nach Tarif',
          'Vollzeit',
          'Hotellerie',
          'kostenlos',
          'ja',
        ],
      ],
      ';',
    ),
    {
      title: 'Empfangskraft',
      location: 'Lindau, Germany',
      jobType: 'full_time',
      category: 'hotels',
      facts: { housing: 'free', meals: true },
    },
  ),
  csv(
    'French headers and values',
    table(
      [
        [
          'Référence',
          'Intitulé du poste',
          'Entreprise',
          'Lieu',
          'Description',
          'Salaire',
          'Type de contrat',
          'Secteur',
        ],
        ['R1', 'Réceptionniste', 'Hôtel de la Côte', 'Nice, France', CARE, 'selon profil', 'saisonnier', 'Croisières'],
      ],
      ';',
    ),
    { title: 'Réceptionniste', jobType: 'seasonal', category: 'cruise', location: 'Nice, France' },
  ),
  csv(
    'headers in other words',
    table([
      [
        'Job ID',
        'Job Title',
        'Employer',
        'City',
        'Country',
        'Job Description',
        'Employment Type',
        'Industry',
        'Closing Date',
        'Salary Min',
        'Salary Max',
        'Salary Currency',
        'Salary Period',
      ],
      [
        '7',
        'Deck Hand',
        'Blue Lines',
        'Miami',
        'US',
        CARE,
        'Temporary',
        'Cruise Lines',
        '31.12.2026',
        '2,500',
        '3,000',
        'USD',
        'monthly',
      ],
    ]),
    {
      title: 'Deck Hand',
      location: 'Miami, United States',
      jobType: 'seasonal',
      category: 'cruise',
      deadline: '2026-12-31',
      minSalary: 2500,
      maxSalary: 3000,
      currency: 'USD',
      payPeriod: 'month',
    },
    { reference: '7' },
  ),
  { ...csv('gzip', table([NAMES, LINES])), bytes: gzipSync(table([NAMES, LINES])) },
  { ...xml('XML in gzip', job(), PLAIN), bytes: gzipSync(job()) },
  {
    ...xml('XML in ISO-8859-1', '', { title: 'Réceptionniste' }),
    bytes: Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${job({ title: 'Réceptionniste' })}`, 'latin1'),
  },
  {
    ...xml('XML in UTF-16', '', PLAIN),
    bytes: Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${job()}`, 'utf16le'),
  },
];

/** Values in places that only some programs use. */
export const PLACES_OF_VALUES: readonly WorldFeed[] = [
  xml(
    'XML with attributes',
    `<jobs><job reference="R1" title="Cook" xml:lang="en"><description type="text">${CARE}</description><location city="Faro" country="PT"/></job></jobs>`,
    { title: 'Cook', description: CARE, location: 'Faro, Portugal' },
    { reference: 'R1' },
  ),
  json(
    'JSON with longer numbers than JavaScript keeps',
    `[{"reference":12345678901234567891,"title":"Cook","description":"${CARE}"}]`,
    { title: 'Cook' },
    { reference: '12345678901234567891' },
  ),
  csv('CSV with formulas that keep zeros', table([NAMES, ['="007"', ...LINES.slice(1)]]), PLAIN, { reference: '007' }),
];

export const TEXTS: readonly WorldFeed[] = [
  xml('escaped HTML', job({ description: escaped(HTML) }), { description: HTML_TEXT }),
  xml('HTML that is escaped twice', job({ description: escaped(escaped(HTML)) }), { description: HTML_TEXT }),
  xml('XHTML as elements', job({ description: HTML }), { description: HTML_TEXT }),
  xml('an HTML entity that XML does not know', job({ description: `${CARE}&nbsp;Caf&eacute;` }), {
    description: `${CARE}\u00a0Café`,
  }),
  csv(
    'HTML in a cell',
    table([
      NAMES,
      [...LINES.slice(0, 4), `<div>${CARE}<br>Second<br/>Third</div><script>alert(1)</script>`, ...LINES.slice(5)],
    ]),
    { description: `${CARE}\nSecond\nThird` },
  ),
  xml(
    'text that only looks like a tag',
    job({ description: `<![CDATA[${CARE} 3 < 5 > 4, write to <jane@example.com>]]>` }),
    {
      description: `${CARE} 3 < 5 > 4, write to <jane@example.com>`,
    },
  ),
  xml('a title with entities', job({ title: '<![CDATA[Food &amp; Beverage Manager]]>' }), {
    title: 'Food & Beverage Manager',
  }),
];
