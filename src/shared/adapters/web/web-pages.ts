import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { keepOutOfMemory } from '../answers/from-memory.js';
import { escapeMarkup, scriptJson } from './markup.js';
import type { DrawnPage, PageDrawer, PageToDraw } from './page-drawer.js';
import type { WebApp } from './web-app.js';
import type { WebManifest } from './web-manifest.js';

/** What the server knows of a page before the browser does. */
export type FirstPage = {
  /** Where the web app does not know better: 200, or 404 for what is missing. */
  readonly status?: number;
  /** The listing of a job page: the browser shows it without asking for it. */
  readonly job?: object;
  /** Looks up what the search found, if the page is about that. */
  readonly find?: PageToDraw['find'];
  /** Facts for search engines in the schema.org vocabulary. */
  readonly facts?: object;
  readonly isMissing?: boolean;
  /** Keeps the page out of search engines. */
  readonly isHidden?: boolean;
  /** Leaves it to the browser to draw. */
  readonly isBlank?: boolean;
  /** Leaves all but the head to the browser. */
  readonly isHeadOnly?: boolean;
};

/** Draws the HTML that every screen begins with, with what the server knows of it. */
export class WebPages {
  private readonly logger = new Logger('WebPages');

  constructor(
    private readonly web: WebApp,
    private readonly manifest: WebManifest,
    private readonly drawer: PageDrawer,
    private readonly origin: string,
  ) {}

  /** The HTML of a page; sets its status and headers. */
  async draw(request: Request, response: Response, page: FirstPage = {}): Promise<string> {
    const drawn = page.isBlank ? undefined : await this.tryToDraw(page, request, response);
    const isMissing = page.isMissing === true || drawn?.isThere === false;
    const isHidden = isMissing || page.isHidden === true || drawn?.isIndexed === false;
    const html = this.web.page({
      head: `${this.head(page, drawn)}${drawn?.head || '<title data-server-head>Wayfare</title>'}`,
      links: drawn ? this.manifest.linksFor(drawn.routeId, isMissing ? 'notFoundComponent' : 'component') : '',
      content: page.isHeadOnly ? '' : contentOf(drawn, page.isMissing),
    });
    if (isHidden) response.setHeader('X-Robots-Tag', 'noindex');
    response.status(page.status ?? (isMissing ? 404 : 200)).type('html');
    return html;
  }

  /** The browser draws what cannot be drawn here: a page without its first words is better than none. */
  private async tryToDraw(
    { job, find, isMissing }: FirstPage,
    { originalUrl: url }: Request,
    response: Response,
  ): Promise<DrawnPage | undefined> {
    const page: PageToDraw = { url, origin: this.origin, job, find, isMissing };
    try {
      return await this.drawer.draw(page);
    } catch (error) {
      keepOutOfMemory(response);
      // Logs hold no queries.
      this.logger.error({ err: error, path: url.split('?', 1)[0] }, 'A page could not be drawn');
      return undefined;
    }
  }

  private head({ job, facts }: FirstPage, drawn: DrawnPage | undefined): string {
    const origin = `<meta name="site-origin" content="${escapeMarkup(this.origin)}">`;
    const found = drawn?.found;
    const data =
      job || found ? `<script type="application/json" id="first-data">${scriptJson({ job, found })}</script>` : '';
    const known = facts ? `<script type="application/ld+json" data-server-page>${scriptJson(facts)}</script>` : '';
    return origin + data + known;
  }
}

/** Somebody who is signed in may see what is missing for all others: only without scripts is that the last word. */
function contentOf(drawn: DrawnPage | undefined, isMissing = false): string {
  const content = drawn?.content ?? '';
  return content && isMissing ? `<noscript>${content}</noscript>` : content;
}
