import { Controller, Get, Module, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { fileURLToPath } from 'node:url';
import { Anyone } from './access.js';
import { WebApp, type FirstView } from './web-app.js';

/** Paths that belong to programs: what is not there is a 404 and no page. */
const NOT_A_SCREEN = /^\/(api|health|metrics|assets)(\/|$)/;

/** The screens that begin the same for everybody. */
const FIRST_VIEWS = new Map<string, FirstView>([
  ['/', 'landing'],
  ['/job-seeker/search', 'search'],
]);

/** Every address that nothing else answers is a screen of the web app. */
@ApiExcludeController()
@Controller()
@Anyone()
export class WebAppController {
  constructor(private readonly web: WebApp) {}

  @Get('{*path}')
  screen(@Req() request: Request, @Res() response: Response): void {
    if (NOT_A_SCREEN.test(request.path)) throw new NotFoundException();
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Cookie');
    response.type('html').send(this.web.page({}, firstViewOf(request)));
  }
}

function firstViewOf({ originalUrl, headers }: Request): FirstView | undefined {
  const view = FIRST_VIEWS.get(originalUrl);
  // Who is signed in is on the way to a dashboard.
  return view === 'landing' && headers.cookie !== undefined ? undefined : view;
}

/** Imported last, because its route takes what all others left. */
@Module({
  controllers: [WebAppController],
  providers: [
    { provide: WebApp, useFactory: () => new WebApp(fileURLToPath(new URL('../../../web', import.meta.url))) },
  ],
  exports: [WebApp],
})
export class WebAppModule {}
