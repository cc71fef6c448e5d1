// Draws the picture that social networks show beside links to Wayfare: npm run social-image.
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { scenes } from '../src/app/theme/tokens.ts';

const TARGET = new URL('../public/social-beach.jpg', import.meta.url).pathname;

/** The colours of the daylight theme in the place of the variables that only a browser knows. */
function withColours(svg: string): string {
  const colours = Object.entries(scenes.light).map(([name, colour]) => [
    `var(--scene-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`,
    colour,
  ]);
  return colours.reduce((text, [variable, colour]) => text.replaceAll(variable ?? '', colour ?? ''), svg);
}

const vite = await createServer({ root: new URL('..', import.meta.url).pathname, server: { middlewareMode: true } });
try {
  const { BeachScene } = (await vite.ssrLoadModule('/scripts/beach-scene.tsx')) as { BeachScene: ComponentType };
  const svg = withColours(renderToStaticMarkup(createElement(BeachScene)));
  await sharp(Buffer.from(svg), { density: 72 })
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(TARGET);
} finally {
  await vite.close();
}
