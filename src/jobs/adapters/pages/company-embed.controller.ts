import { Controller, Get, Inject, NotFoundException, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Anyone } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import { Languages } from '#shared/application/languages.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import type { CompanyPageBody } from '../../application/views/company-page.view.js';
import { companyPageBody } from '../http/company-body.js';
import { embeddedJobs, embeddedPage } from './company-embed.js';

/** Seconds for which browsers and proxies may keep a response. */
const KEPT = 300;

/** Only styles: no scripts, no forms, no pictures. Any site may show it in a frame. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** The open listings of a company for its own site. They contain nothing but what everyone may read. */
@ApiExcludeController()
@Controller('embed')
@Anyone()
export class CompanyEmbedController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly languages: Languages,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get(':id')
  async page(
    @Param('id', IdPipe) id: number,
    @Query('language') language: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const company = await this.company(id, response);
    response.removeHeader('X-Frame-Options');
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('text/html; charset=utf-8');
    const words = this.languages.words(typeof language === 'string' ? language : undefined);
    return embeddedPage(company, this.settings.publicUrl, words);
  }

  @Get(':id/jobs.json')
  async feed(@Param('id', IdPipe) id: number, @Res({ passthrough: true }) response: Response): Promise<object> {
    const company = await this.company(id, response);
    response.setHeader('Access-Control-Allow-Origin', '*');
    return embeddedJobs(company, this.settings.publicUrl);
  }

  private async company(id: number, response: Response): Promise<CompanyPageBody> {
    const now = this.clock.now();
    const found = await this.jobs.companyPage(id, now);
    if (!found) throw new NotFoundException();
    response.setHeader('Cache-Control', `public, max-age=${KEPT}`);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    return companyPageBody(found, now);
  }
}
