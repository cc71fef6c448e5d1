import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Regions = {
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly numbers: Readonly<Record<string, Readonly<Record<number, string>>>>;
};

const { names, numbers } = parse(readFileSync(new URL('regions.yml', import.meta.url), 'utf8')) as Regions;

/** The region code for a GeoNames admin code; null for countries where the region is usually omitted. */
export function regionOf(country: string, adminCode: string): string | null {
  const code = numbers[country]?.[Number(adminCode)] ?? adminCode;
  return names[country]?.[code] === undefined ? null : code;
}

export function regionName(country: string, code: string): string {
  return names[country]?.[code] ?? code;
}

/** Finds a region by its name or code. */
export function regionNamed(text: string): { readonly country: string; readonly region: string } | undefined {
  const name = text.trim().toLowerCase();
  for (const [country, regions] of Object.entries(names)) {
    for (const [code, known] of Object.entries(regions)) {
      if (code.toLowerCase() === name || known.toLowerCase() === name) return { country, region: code };
    }
  }
  return undefined;
}
