import { locale } from '@/lib/language/t.ts';
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

const formatOf = (unit: (typeof UNITS)[number]) =>
  new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'byte' ? 0 : 1,
  });

/** A readable size, such as “1.2 MB”. */
export function formatBytes(bytes: number): string {
  let unit = 0;
  let size = bytes;
  // A size that rounds to a thousand becomes one of the next unit.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return formatOf(UNITS[unit] ?? 'byte').format(size);
}
