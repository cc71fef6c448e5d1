import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const HEAD_SLOT = '<!--wayfare:head-->';
const CONTENT_SLOT = '<!--wayfare:content-->';

/** Additions to the page that the web app starts from. Both must be escaped HTML already. */
export type PageParts = { readonly head?: string; readonly content?: string };

const FIRST_VIEWS = ['landing', 'search', 'job'] as const;

/** A screen whose page the build has prepared: with its styles, its code named ahead, and what all see of it first. */
export type FirstView = (typeof FIRST_VIEWS)[number];

/** The built web app: its folder, and the HTML pages that screens begin with. */
export class WebApp {
  private readonly template: string;
  private readonly views: ReadonlyMap<FirstView, string>;

  constructor(readonly directory: string) {
    const read = (name: string) => {
      const file = join(directory, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    this.template =
      read('index.html') ??
      '<!doctype html><title>Wayfare</title><p>The web app is not built. Run <code>make build</code>.</p>';
    this.views = new Map(FIRST_VIEWS.map((view) => [view, read(`first-views/${view}.html`) ?? this.template]));
  }

  /** The page of a view, or the one of all others, with the slots for the head and the first content filled in. */
  page(parts: PageParts = {}, view?: FirstView): string {
    const template = (view && this.views.get(view)) ?? this.template;
    // Functions as replacements: a `$` in a text must stay a `$`.
    return template.replace(HEAD_SLOT, () => parts.head ?? '').replace(CONTENT_SLOT, () => parts.content ?? '');
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
