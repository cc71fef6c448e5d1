/**
 * Towns of British postcodes by the letters they begin with: the postcode areas of the Royal Mail.
 */
const AREAS = new Map(
  `ab aberdeen, al st albans, b birmingham, ba bath, bb blackburn, bd bradford, bh bournemouth, bl bolton, bn brighton,
  br bromley, bs bristol, bt belfast, ca carlisle, cb cambridge, cf cardiff, ch chester, cm chelmsford, co colchester,
  cr croydon, ct canterbury, cv coventry, cw crewe, da dartford, dd dundee, de derby, dg dumfries, dh durham,
  dl darlington, dn doncaster, dt dorchester, dy dudley, e london, ec london, eh edinburgh, en enfield, ex exeter,
  fk falkirk, fy blackpool, g glasgow, gl gloucester, gu guildford, gy guernsey, ha harrow, hd huddersfield,
  hg harrogate, hp hemel hempstead, hr hereford, hs stornoway, hu hull, hx halifax, ig ilford, im isle of man,
  ip ipswich, iv inverness, je jersey, ka kilmarnock, kt kingston upon thames, kw kirkwall, ky kirkcaldy, l liverpool,
  la lancaster, ld llandrindod wells, le leicester, ll llandudno, ln lincoln, ls leeds, lu luton, m manchester,
  me rochester, mk milton keynes, ml motherwell, n london, ne newcastle upon tyne, ng nottingham, nn northampton,
  np newport, nr norwich, nw london, ol oldham, ox oxford, pa paisley, pe peterborough, ph perth, pl plymouth,
  po portsmouth, pr preston, rg reading, rh redhill, rm romford, s sheffield, sa swansea, se london, sg stevenage,
  sk stockport, sl slough, sm sutton, sn swindon, so southampton, sp salisbury, sr sunderland, ss southend, st stoke on trent,
  sw london, sy shrewsbury, ta taunton, td galashiels, tf telford, tn tunbridge wells, tq torquay, tr truro, ts middlesbrough,
  tw twickenham, ub uxbridge, w london, wa warrington, wc london, wd watford, wf wakefield, wn wigan, wr worcester,
  ws walsall, wv wolverhampton, yo york, ze lerwick`
    .split(',')
    .map((area) => area.trim())
    .map((area): [string, string] => [area.slice(0, area.indexOf(' ')), area.slice(area.indexOf(' ') + 1)]),
);

/** The town of a British postcode or its first half: Manchester for "M1 2BN", Edinburgh for "EH6". */
export function townOfPostcode(text: string): string | undefined {
  const [, letters = ''] = /^([a-z]{1,2})\d[a-z\d]?(?: ?\d[a-z]{2})?$/i.exec(text.trim()) ?? [];
  return AREAS.get(letters.toLowerCase());
}
