import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Adds a preload link for each built font whose file name starts with one of the names. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'wayfare:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}`)))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          }));
      },
    },
  };
}
