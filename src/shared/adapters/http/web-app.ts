import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const HEAD_SLOT = '<!--wayfare:head-->';
const CONTENT_SLOT = '<!--wayfare:content-->';

/** Additions to the page that the web app starts from. Both must be escaped HTML already. */
export type PageParts = { readonly head?: string; readonly content?: string };

/** The built web app: its folder, and the one HTML page that every screen begins with. */
export class WebApp {
  private readonly template: string;

  constructor(readonly directory: string) {
    const file = join(directory, 'index.html');
    this.template = existsSync(file)
      ? readFileSync(file, 'utf8')
      : '<!doctype html><title>Wayfare</title><p>The web app is not built. Run <code>make build</code>.</p>';
  }

  /** The page with the slots for the head and the first content filled in. */
  page(parts: PageParts = {}): string {
    // Functions as replacements: a `$` in a text must stay a `$`.
    return this.template.replace(HEAD_SLOT, () => parts.head ?? '').replace(CONTENT_SLOT, () => parts.content ?? '');
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
