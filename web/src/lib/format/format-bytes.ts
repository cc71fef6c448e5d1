const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

const FORMATS = UNITS.map(
  (unit) =>
    new Intl.NumberFormat('en-US', {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: unit === 'byte' ? 0 : 1,
    }),
);

/** A readable size, such as “1.2 MB”. */
export function formatBytes(bytes: number): string {
  let unit = 0;
  let size = bytes;
  // A size that rounds to a thousand becomes one of the next unit.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return FORMATS[unit]?.format(size) ?? String(bytes);
}
