import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Queries of the API as they stand in an address, by what their answers are for. */
export type Asked = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is to be drawn: what the web app's own build takes, see `web/src/server/draw-page.tsx`. */
export type PageToDraw = {
  /** Path and query, as they were asked for. */
  readonly url: string;
  /** The origin by which people know the site. */
  readonly origin: string;
  /** The listing of a job page, as the API tells it. */
  readonly job?: object;
  /** What the page is about is not there, or not for everybody. */
  readonly isMissing?: boolean;
  /** Looks up what the search found; undefined leaves that to the browser. */
  readonly find?: (asked: Asked) => Promise<object | undefined>;
};

/** A page as HTML. */
export type DrawnPage = {
  /** Which screen it is, as the web app's routes name it. */
  readonly routeId: string;
  /** Whether there is such a page. */
  readonly isThere: boolean;
  /** Whether search engines may show it. */
  readonly isIndexed: boolean;
  readonly head: string;
  /** Empty where only the browser can draw it. */
  readonly content: string;
  /** What was looked up for it: the browser shows it without asking for it. */
  readonly found?: object;
};

type DrawPage = (page: PageToDraw) => Promise<DrawnPage>;

/** Draws first pages with the web app's own components, so that they look as they do in the browser. */
export class PageDrawer {
  private loaded?: Promise<DrawPage>;

  /** @param file what `npm run build:web` made for the server; where it is missing, nothing is drawn */
  constructor(private readonly file: string) {}

  async draw(page: PageToDraw): Promise<DrawnPage | undefined> {
    if (!existsSync(this.file)) return undefined;
    this.loaded ??= import(pathToFileURL(this.file).href).then(({ drawPage }: { drawPage: DrawPage }) => drawPage);
    return (await this.loaded)(page);
  }
}
