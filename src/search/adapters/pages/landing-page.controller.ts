import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { sendChecked } from '#platform/response-cache/checked-document.js';
import { hasOwnCookies } from '#platform/http/visitor.js';
import { Anyone } from '#platform/http/security/access.js';
import { WebPages } from '#platform/web/web-pages.js';
import { FirstResults } from './first-results.js';

/** The landing page, with jobs if the operator has enabled its sections. */
@ApiExcludeController()
@Controller()
@Anyone()
export class LandingPageController {
  constructor(
    private readonly pages: WebPages,
    private readonly results: FirstResults,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    // Signed-in users are redirected to their dashboard.
    const isHeadOnly = hasOwnCookies(request);
    response.setHeader('Vary', 'Cookie');
    const find = this.settings.site.landingSections ? this.results.find.bind(this.results) : undefined;
    sendChecked(response, await this.pages.draw(request, response, { isHeadOnly, find }));
  }
}
