import type { Plugin } from 'vite';
import { tokensCss } from '../src/theme/tokens.ts';

const PUBLIC_ID = 'virtual:design-tokens.css';
const RESOLVED_ID = '\0design-tokens.css';

/** Serves the design tokens as CSS custom properties, so that TypeScript stays their only source. */
export function designTokens(): Plugin {
  return {
    name: 'wayfare:design-tokens',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    load: (id) => (id === RESOLVED_ID ? tokensCss() : undefined),
  };
}
