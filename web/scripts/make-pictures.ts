// Draws the illustrations in the colors of both themes, and the link preview image: npm run pictures.
import { writeFile } from 'node:fs/promises';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { palettes, scenes, type ColorScheme } from '../src/theme/tokens.ts';

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

/** Renders a drawing with the colors of a theme in place of the CSS variables. */
function draw(drawing: ReactElement, scheme: ColorScheme): string {
  const colorOf = (_variable: string, group: 'scene' | 'color', name: string): string => {
    const colors: Record<string, string> = group === 'scene' ? scenes[scheme] : palettes[scheme];
    const color = colors[name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())];
    if (!color) throw new Error(`The theme has no ${group} ${name}.`);
    return color;
  };
  return renderToStaticMarkup(drawing)
    .replaceAll(/var\(--(scene|color)-([a-z-]+)\)/g, colorOf)
    .replaceAll(/-?\d*\.\d{3,}/g, (number) => Number(number).toFixed(2));
}

const vite = await createServer({
  root: fileOf('.'),
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { BeachScene } = (await vite.ssrLoadModule('/scripts/scenes/beach-scene.tsx')) as { BeachScene: ComponentType };
  await sharp(Buffer.from(draw(createElement(BeachScene), 'light')), { density: 72 })
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(fileOf('public/social-beach.jpg'));

  const { drawings } = (await vite.ssrLoadModule('/scripts/scenes/all-scenes.tsx')) as {
    drawings: Record<string, ReactElement>;
  };
  for (const [name, drawing] of Object.entries(drawings)) {
    for (const scheme of ['light', 'dark'] as const) {
      await writeFile(fileOf(`src/light/scenes/${scheme}/${name}.svg`), `${draw(drawing, scheme)}\n`);
    }
  }
} finally {
  await vite.close();
}
