import { Controller, Get, Module, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../http/security/access.js';
import { sendChecked } from '../http/api/checked-document.js';
import { WebPages } from './web-pages.js';

/** Paths that belong to programs: what is not there is a 404 and no page. */
const NOT_A_SCREEN = /^\/(api|health|metrics|assets)(\/|$)/;

/** Every address that nothing else answers is a screen of the web app. */
@ApiExcludeController()
@Controller()
@Anyone()
export class WebAppController {
  constructor(private readonly pages: WebPages) {}

  @Get('{*path}')
  async screen(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (NOT_A_SCREEN.test(request.path)) throw new NotFoundException();
    // Who is signed in is on the way from here to a dashboard.
    const isHeadOnly = request.path === '/' && request.headers.cookie !== undefined;
    response.setHeader('Vary', 'Cookie');
    sendChecked(response, await this.pages.draw(request, response, { isHeadOnly }));
  }
}

/** Imported last, because its route takes what all others left. */
@Module({ controllers: [WebAppController] })
export class WebAppModule {}
