/** The design tokens: the only place that defines colors, sizes and radii. */

export type ColorScheme = 'light' | 'dark';

const light = {
  canvas: '#f7f2e8',
  surface: '#fffdf9',
  sunken: '#eee6d7',
  border: '#dfd4c1',
  borderStrong: '#857b69',
  text: '#11282f',
  muted: '#4a5d61',
  sea: '#0f4c5c',
  seaHover: '#0a3a47',
  seaSoft: '#dceae9',
  onSea: '#ffffff',
  accent: '#b9442a',
  accentHover: '#9b3620',
  accentSoft: '#fae2d6',
  onAccent: '#ffffff',
  success: '#28694a',
  successSoft: '#dcecdf',
  warning: '#7d5300',
  warningSoft: '#f8e9c6',
  danger: '#a3173b',
  dangerSoft: '#f9dfe2',
  deep: '#0b2b35',
  deepRaised: '#133a46',
  deepBorder: '#2a515c',
  onDeep: '#f8efdf',
  onDeepMuted: '#b4c8c8',
  overlay: 'rgb(8 27 34 / 55%)',
};

export type Palette = Record<keyof typeof light, string>;

const dark: Palette = {
  canvas: '#0a1c23',
  surface: '#10272f',
  sunken: '#07161c',
  border: '#234048',
  borderStrong: '#78939a',
  text: '#f1e9da',
  muted: '#a8babb',
  sea: '#8accd2',
  seaHover: '#a9dce0',
  seaSoft: '#173a43',
  onSea: '#05222b',
  accent: '#f39a78',
  accentHover: '#f7b398',
  accentSoft: '#43271f',
  onAccent: '#2b1009',
  success: '#8fd0a6',
  successSoft: '#173a2b',
  warning: '#edc673',
  warningSoft: '#3c3015',
  danger: '#f79aa8',
  dangerSoft: '#46202a',
  deep: '#06141a',
  deepRaised: '#10272f',
  deepBorder: '#234048',
  onDeep: '#f1e9da',
  onDeepMuted: '#a8babb',
  overlay: 'rgb(2 8 11 / 70%)',
};

/** Colors of the illustrations: late afternoon and night. */
const sceneLight = {
  skyHigh: '#cfe3e1',
  skyLow: '#f8dcbd',
  sun: '#f0875f',
  halo: '#f8c9a3',
  cloud: '#fff6e8',
  star: 'transparent',
  peakFar: '#a9c3c4',
  peakMid: '#7ba3a7',
  peakNear: '#4f8187',
  snow: '#fdf6ea',
  seaFar: '#7fb3b6',
  seaNear: '#2f7580',
  seaDeep: '#14505f',
  foam: '#e6f0ea',
  land: '#2f6a63',
  landDark: '#1c4f50',
  sand: '#ecd3a6',
  wall: '#fbf1de',
  wallWarm: '#eeb58b',
  wallCool: '#bcd4cf',
  roof: '#c2573a',
  roofDark: '#8f3c2a',
  wood: '#8a5a3c',
  window: '#35606a',
  ink: '#12333d',
  accent: '#e2663f',
};

type ScenePalette = Record<keyof typeof sceneLight, string>;

const sceneDark: ScenePalette = {
  skyHigh: '#0b2029',
  skyLow: '#23545c',
  sun: '#f6e6c3',
  halo: '#2c5c64',
  cloud: '#1d4650',
  star: '#e9dcc0',
  peakFar: '#26525b',
  peakMid: '#1d444d',
  peakNear: '#16373f',
  snow: '#7d9ea2',
  seaFar: '#1f4e57',
  seaNear: '#123741',
  seaDeep: '#0b2831',
  foam: '#5b878d',
  land: '#14383a',
  landDark: '#0c282b',
  sand: '#5d5a48',
  wall: '#5d6f70',
  wallWarm: '#7a5c4c',
  wallCool: '#3c5d62',
  roof: '#7c3f30',
  roofDark: '#562a22',
  wood: '#4a372b',
  window: '#ffd58c',
  ink: '#061920',
  accent: '#d8714f',
};

export const palettes: Record<ColorScheme, Palette> = { light, dark };

export const scenes: Record<ColorScheme, ScenePalette> = { light: sceneLight, dark: sceneDark };

export const fonts = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
};

/** Sizes in rem; the larger steps grow with the viewport. */
const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: 'clamp(1.375rem, 1.26rem + 0.5vw, 1.625rem)',
  '2xl': 'min(clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem), 11vw)',
  '3xl': 'min(clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem), 13vw)',
  hero: 'clamp(2.625rem, 1.75rem + 3.8vw, 5rem)',
};

const lineHeights = { tight: '1.04', snug: '1.22', normal: '1.6' };

/** Steps of a 4 px grid, in rem, named by their multiple. */
const spaces = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
  32: '8rem',
};

/** Corner radii in px. */
export const radii = { sm: 8, md: 12, lg: 20, xl: 32, round: 999 };

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declarations(prefix: string, values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}:${typeof value === 'number' ? `${value}px` : value};`)
    .join('');
}

function schemeDeclarations(scheme: ColorScheme): string {
  return `color-scheme:${scheme};${declarations('color', palettes[scheme])}${declarations('scene', scenes[scheme])}`;
}

/**
 * All tokens as CSS custom properties; the root element's `data-theme` attribute selects the color scheme; print is
 * always light.
 */
export function tokensCss(): string {
  const constant = [
    declarations('font', fonts),
    declarations('text', fontSizes),
    declarations('leading', lineHeights),
    declarations('space', spaces),
    declarations('radius', radii),
  ].join('');
  const darkScheme = schemeDeclarations('dark');
  // Without scripts, the attribute is missing and the system decides.
  const withoutScripts = `@media screen and (scripting:none) and (prefers-color-scheme:dark){:root{${darkScheme}}}`;
  return `:root{${constant}${schemeDeclarations('light')}}\n@media screen{:root[data-theme='dark']{${darkScheme}}}\n${withoutScripts}\n`;
}
