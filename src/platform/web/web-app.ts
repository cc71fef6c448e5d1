import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import type { Words } from '#shared/domain/words.js';

const HEAD_SLOT = '<!--wayfare:head-->';
const CONTENT_SLOT = '<!--wayfare:content-->';
const CODE = '<script type="module"';
const END_OF_HEAD = '</head>';
const END_OF_BODY = '</body>';

const LANGUAGE = '<html lang="en"';

/** Shown without scripts on screens that only the browser can draw. */
function needsScripts({ t }: Words): string {
  const search = t('Without it you can <0>search jobs</0> and read them.');
  return `<noscript><main class="page"><h1>${t('This page needs JavaScript')}</h1>
<p>${t('Accounts, applications and messages work with JavaScript only. Turn it on in your browser and reload this page.')}</p>
<p>${search.replace('<0>', '<a href="/job-seeker/search">').replace('</0>', '</a>')}</p></main></noscript>`;
}

const NOT_BUILT = `<!doctype html><html lang="en"><head><title>Wayfare</title>${HEAD_SLOT}</head><body>${CONTENT_SLOT}
<p>The web app is not built. Run <code>make build</code>.</p></body></html>`;

/** Escaped HTML to insert into the web app's page. */
type PageParts = {
  readonly words: Words;
  readonly head?: string;
  /** Links to the screen's own assets, placed after the shared ones. */
  readonly links?: string;
  readonly content?: string;
};

/** The built web app: its folder, and the HTML template of every screen. */
export class WebApp {
  private readonly template: string;

  constructor(readonly directory: string) {
    const file = join(directory, 'index.html');
    this.template = existsSync(file) ? readFileSync(file, 'utf8') : NOT_BUILT;
  }

  /** The template with its head and content filled in. */
  page({ words, head = '', links = '', content = '' }: PageParts): string {
    // Drawn content loads before the scripts.
    const page = content ? this.template.replace(CODE, `${CODE} fetchpriority="low"`) : this.template;
    // Replacement functions keep a literal `$`.
    return page
      .replace(LANGUAGE, `<html lang="${words.language}"${words.direction === 'rtl' ? ' dir="rtl"' : ''}`)
      .replace(END_OF_HEAD, () => links + END_OF_HEAD)
      .replace(END_OF_BODY, () => (content ? '' : needsScripts(words)) + END_OF_BODY)
      .replace(HEAD_SLOT, () => head)
      .replace(CONTENT_SLOT, () => content);
  }

  /** Content-Security-Policy hashes of the template's inline scripts. */
  inlineScriptHashes(): string[] {
    const scripts = this.template.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
    return [...scripts].map(([, code]) => `'sha256-${hash('sha256', code ?? '', 'base64')}'`);
  }
}
