import { Font } from '@react-pdf/renderer';
import { fileURLToPath } from 'node:url';

/** The subsets of the packages, in the order in which a letter is looked for. */
const SUBSETS = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'].map(
    (subset) => ['noto-sans', subset] as const,
  ),
  ['ibm-plex-sans-arabic', 'arabic'] as const,
];

const WEIGHTS = [400, 700];

/** The names of the fonts that resumes are drawn with. */
export const FONTS = SUBSETS.map(([name, subset]) => `${name} ${subset}`);

/** Makes the fonts known, and keeps words whole. */
export function registerFonts(): void {
  for (const [name, subset] of SUBSETS) {
    const fonts = WEIGHTS.map((fontWeight) => ({
      src: fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${fontWeight}-normal.woff`)),
      fontWeight,
    }));
    Font.register({ family: `${name} ${subset}`, fonts });
  }
  Font.registerHyphenationCallback((word) => [word]);
}
