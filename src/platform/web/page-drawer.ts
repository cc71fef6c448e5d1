import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Language } from '#shared/domain/values/language.js';
import type { SiteSettings } from '../config/site-settings.js';

/** API query strings, by purpose. */
export type Asked = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Public information about the site, available to every page. */
export type Site = SiteSettings & {
  /** Public origin. */
  readonly origin: string;
};

/** A page to render; the web app's server build takes the same, see `web/src/server/draw-page.tsx`. */
export type PageToDraw = {
  /** The requested path, and the query parameters that the page reads. */
  readonly url: string;
  readonly language: Language;
  readonly site: Site;
  /** The listing of a job page, as the API returns it. */
  readonly job?: object;
  /** What everyone may know of a listing that has ended, with similar ones, as the API returns it. */
  readonly ended?: object;
  /** The company of a company page. */
  readonly company?: object;
  /** The hotel of a hotel's page. */
  readonly workplace?: object;
  /** The subject of the page does not exist or is not public. */
  readonly isMissing?: boolean;
  /** Loads the search results; undefined leaves that to the browser. */
  readonly find?: (asked: Asked) => Promise<object | undefined>;
};

/** A page as HTML. */
export type DrawnPage = {
  /** The name of the screen in the web app's routes. */
  readonly routeId: string;
  /** Whether the page exists. */
  readonly isThere: boolean;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
  readonly head: string;
  /** Empty if only the browser can render it. */
  readonly content: string;
  /** The data that the page shows; the browser starts with it. */
  readonly data?: object;
};

type DrawPage = (page: PageToDraw) => Promise<DrawnPage>;

/** Renders pages on the server with the web app's components. */
export class PageDrawer {
  private loaded?: Promise<DrawPage>;

  /** @param file the server build of `npm run build:web`; without it nothing is rendered */
  constructor(private readonly file: string) {}

  async draw(page: PageToDraw): Promise<DrawnPage | undefined> {
    if (!existsSync(this.file)) return undefined;
    this.loaded ??= import(pathToFileURL(this.file).href).then(({ drawPage }: { drawPage: DrawPage }) => drawPage);
    return (await this.loaded)(page);
  }
}
