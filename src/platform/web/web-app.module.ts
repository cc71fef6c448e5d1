import { Controller, Get, Module, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../http/security/access.js';
import { sendChecked } from '../response-cache/checked-document.js';
import { WebPages } from './web-pages.js';

/** Paths for programs: unknown ones return 404 instead of a page. */
const NOT_A_SCREEN = /^\/(api|health|metrics|assets)(\/|$)/;

/** Every other URL is a screen of the web app. */
@ApiExcludeController()
@Controller()
@Anyone()
export class WebAppController {
  constructor(private readonly pages: WebPages) {}

  @Get('{*path}')
  async screen(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (NOT_A_SCREEN.test(request.path)) throw new NotFoundException();
    sendChecked(response, await this.pages.draw(request, response));
  }
}

/** Imported last, because its route matches everything. */
@Module({ controllers: [WebAppController] })
export class WebAppModule {}
