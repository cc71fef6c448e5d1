/** States and provinces commonly written after a place, by country and code. */
const REGIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,
    DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,
    LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,
    NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,
    OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,
    UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`,
  CA: `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,ON Ontario,
    PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon,NT Northwest Territories,NU Nunavut`,
  AU: `ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,
    TAS Tasmania,VIC Victoria,WA Western Australia`,
};

/** GeoNames numbers the provinces of these countries. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  CA: ['', 'AB', 'BC', 'MB', 'NB', 'NL', '', 'NS', 'ON', 'PE', 'QC', 'SK', 'YT', 'NT', 'NU'],
  AU: ['', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
};

const NAMES = new Map(
  Object.entries(REGIONS).map(([country, list]) => [
    country,
    new Map(
      list.split(',').map((entry) => {
        const [, code = '', name = ''] = /^\s*(\S+) (.+)$/.exec(entry) ?? [];
        return [code, name] as const;
      }),
    ),
  ]),
);

/** The region code for a GeoNames admin code; null for countries where the region is usually omitted. */
export function regionOf(country: string, adminCode: string): string | null {
  const code = NUMBERED[country]?.[Number(adminCode)] ?? adminCode;
  return NAMES.get(country)?.has(code) ? code : null;
}

export function regionName(country: string, code: string): string {
  return NAMES.get(country)?.get(code) ?? code;
}

/** Finds a region by its name or code. */
export function regionNamed(text: string): { readonly country: string; readonly region: string } | undefined {
  const name = text.trim().toLowerCase();
  for (const [country, regions] of NAMES) {
    for (const [code, known] of regions) {
      if (code.toLowerCase() === name || known.toLowerCase() === name) return { country, region: code };
    }
  }
  return undefined;
}
