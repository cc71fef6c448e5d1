import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Languages } from '#shared/application/languages.js';
import { SOURCE_LANGUAGE, type Language } from '#shared/domain/values/language.js';
import type { Words } from '#shared/domain/words.js';
import { addressOf, queryOf } from '../http/query.js';
import { keepOutOfMemory } from '../response-cache/from-memory.js';
import { scriptJson } from './markup.js';
import type { DrawnPage, PageDrawer, PageToDraw, Site } from './page-drawer.js';
import type { WebApp } from './web-app.js';
import type { WebManifest } from './web-manifest.js';

/** What the server provides for a page. */
export type FirstPage = {
  /** Default status: 200, or 404 if the subject is missing. The web app may override it. */
  readonly status?: number;
  /** The listing of a job page, which the browser shows without another request. */
  readonly job?: object;
  /** What everyone may know of a listing that has ended, with similar ones. */
  readonly ended?: object;
  /** The company of a company page, as the API returns it. */
  readonly company?: object;
  /** The hotel of a hotel's page, as the API returns it. */
  readonly workplace?: object;
  /** Loads the search results, if the page shows any. */
  readonly find?: PageToDraw['find'];
  /** Structured data for search engines (schema.org). */
  readonly facts?: object;
  readonly isMissing?: boolean;
  /** Keeps the page out of search engines. */
  readonly isHidden?: boolean;
  /** Leaves the rendering to the browser. */
  readonly isBlank?: boolean;
  /** Renders only the head. */
  readonly isHeadOnly?: boolean;
};

/** The screens of employers and admins. */
const AT_WORK = /^\/(?:employer|admin)(?:\/|$)/;

/** Renders the HTML of every screen. */
export class WebPages {
  private readonly logger = new Logger('WebPages');

  constructor(
    private readonly web: WebApp,
    private readonly manifest: WebManifest,
    private readonly drawer: PageDrawer,
    private readonly site: Site,
    private readonly languages: Languages,
  ) {}

  /** Returns the HTML of a page and sets its status and headers. */
  async draw(request: Request, response: Response, page: FirstPage = {}): Promise<string> {
    const drawn = page.isBlank ? undefined : await this.tryToDraw(page, request, response);
    const isMissing = page.isMissing === true || drawn?.isThere === false;
    const isHidden = isMissing || page.isHidden === true || drawn?.isIndexed === false;
    const words = this.languages.words(languageOfPage(request));
    const html = this.web.page({
      words,
      head: `${this.head(words, request.path, page, drawn)}${drawn?.head || '<title data-server-head>Wayfare</title>'}`,
      links: this.links(drawn, isMissing),
      content: page.isHeadOnly ? '' : contentOf(drawn, page.isMissing),
    });
    if (isHidden) response.setHeader('X-Robots-Tag', 'noindex');
    response.status(page.status ?? (isMissing ? 404 : 200)).type('html');
    return html;
  }

  /** Falls back to rendering in the browser. */
  private async tryToDraw(
    { job, ended, company, workplace, find, isMissing }: FirstPage,
    request: Request,
    response: Response,
  ): Promise<DrawnPage | undefined> {
    const url = addressOf(request, queryOf(request));
    const language = languageOfPage(request);
    const page: PageToDraw = { url, language, site: this.site, job, ended, company, workplace, find, isMissing };
    try {
      return await this.drawer.draw(page);
    } catch (error) {
      keepOutOfMemory(response);
      // Without the query, which may hold personal data.
      this.logger.error({ err: error, path: request.path }, 'Could not render a page');
      return undefined;
    }
  }

  private links(drawn: DrawnPage | undefined, isMissing: boolean): string {
    return drawn ? this.manifest.linksFor(drawn.routeId, isMissing ? 'notFoundComponent' : 'component') : '';
  }

  private head({ language }: Words, path: string, { facts }: FirstPage, drawn: DrawnPage | undefined): string {
    const site = jsonScript('site', this.site);
    const data = drawn?.data ? jsonScript('first-data', drawn.data) : '';
    const known = facts ? `<script type="application/ld+json" data-server-page>${scriptJson(facts)}</script>` : '';
    return site + data + known + this.manifest.catalogScripts(language, AT_WORK.test(path));
  }
}

function languageOfPage({ pageLanguage = SOURCE_LANGUAGE }: Request): Language {
  return pageLanguage;
}

function jsonScript(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

/** A signed-in user may see what is missing for visitors, so the 404 text appears only without scripts. */
function contentOf(drawn: DrawnPage | undefined, isMissing = false): string {
  const content = drawn?.content ?? '';
  return content && isMissing ? `<noscript>${content}</noscript>` : content;
}
