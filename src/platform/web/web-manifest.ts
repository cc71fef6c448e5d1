import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from './markup.js';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

/** The assets that a screen needs in addition to the shared ones. */
export class WebManifest {
  private readonly chunks: Readonly<Record<string, Chunk>>;
  private readonly everywhere: ReadonlySet<string>;

  constructor(directory: string) {
    const file = join(directory, '.vite/manifest.json');
    this.chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
    const template = join(directory, 'index.html');
    const html = existsSync(template) ? readFileSync(template, 'utf8') : '';
    // The chunks that every page loads, whatever the build calls them.
    const entries = Object.keys(this.chunks).filter((name) => html.includes(`/${this.chunks[name]?.file}"`));
    this.everywhere = new Set(this.closure(entries));
  }

  /**
   * Links that preload a screen's styles and code, with those of the layouts around it; `part` is the part of the route
   * that is shown. Styles come before code.
   */
  linksFor(routeId: string, part: 'component' | 'notFoundComponent'): string {
    // A slash in an id is either a folder or a dot in a file name.
    const dotted = (path: string) => path.replaceAll('/', '.');
    const splitFrom = (name: string, path: string) => {
      const start = `${dotted(`src/routes${path}`)}.tsx?tsr-split=`;
      return dotted(name).startsWith(start) ? name.slice(start.length).split('---') : [];
    };
    const folders = routeId.split('/').map((_folder, depth, all) => all.slice(0, depth).join('/'));
    const leaf = routeId.replace(/\/$/, '/index');
    const roots = Object.keys(this.chunks).filter(
      (name) =>
        splitFrom(name, leaf).some((split) => split === part || split === 'loader') ||
        folders.some((folder) => splitFrom(name, `${folder}/route`).includes('component')),
    );
    const chunks = this.closure(roots)
      .filter((name) => !this.everywhere.has(name))
      .map((name) => this.chunks[name]);
    const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${escapeMarkup(file)}">`),
      ...chunks.map(
        (chunk) =>
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${escapeMarkup(chunk?.file ?? '')}">`,
      ),
    ].join('');
  }

  /**
   * The scripts with the words of a language, which run before the page's code; empty for English, which has none. The
   * screens of employers and admins need those of their work as well.
   */
  catalogScripts(language: string, isAtWork: boolean): string {
    const files = [language, ...(isAtWork ? [`${language}-work`] : [])].map(
      (name) => this.chunks[`locales/${name}.po`]?.file,
    );
    return files.map((file) => (file ? `<script defer src="/${escapeMarkup(file)}"></script>` : '')).join('');
  }

  /** These chunks and all of their imports, dependencies first. */
  private closure(roots: readonly string[], seen = new Set<string>()): string[] {
    return roots.flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [...this.closure(this.chunks[name]?.imports ?? [], seen), name];
    });
  }
}
