import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const HEAD_SLOT = '<!--wayfare:head-->';
const CONTENT_SLOT = '<!--wayfare:content-->';
const CODE = '<script type="module"';
const END_OF_HEAD = '</head>';

const NOT_BUILT = `<!doctype html><html lang="en"><head><title>Wayfare</title>${HEAD_SLOT}</head><body>${CONTENT_SLOT}
<p>The web app is not built. Run <code>make build</code>.</p></body></html>`;

/** Additions to the page that the web app starts from. All must be escaped HTML already. */
export type PageParts = {
  readonly head?: string;
  /** Links to what the screen needs, which come after what every page needs. */
  readonly links?: string;
  readonly content?: string;
};

/** The built web app: its folder, and the one HTML page that every screen begins with. */
export class WebApp {
  private readonly template: string;

  constructor(readonly directory: string) {
    const file = join(directory, 'index.html');
    this.template = existsSync(file) ? readFileSync(file, 'utf8') : NOT_BUILT;
  }

  /** The page with the slots for the head and the first content filled in. */
  page({ head = '', links = '', content = '' }: PageParts = {}): string {
    // Functions as replacements: a `$` in a text must stay a `$`.
    // What can be seen already comes before the code.
    const page = content ? this.template.replace(CODE, `${CODE} fetchpriority="low"`) : this.template;
    return page
      .replace(END_OF_HEAD, () => links + END_OF_HEAD)
      .replace(HEAD_SLOT, () => head)
      .replace(CONTENT_SLOT, () => content);
  }

  /** Sources for a Content-Security-Policy that let just the inline scripts of the page run. */
  inlineScriptHashes(): string[] {
    const scripts = this.template.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
    return [...scripts].map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    );
  }
}
