import { Controller, Get, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Anyone } from '#platform/http/security/access.js';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { Clock } from '#shared/application/clock.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import { WorkplaceQueries } from '../../application/ports/workplaces.js';
import { slugOf, slugOfWorkplace } from '../http/company-body.js';
import { sitemap, sitemapIndex } from './sitemap.js';

/** The sitemap, split into parts by id if there are many listings. */
@ApiExcludeController()
@Controller()
@Anyone()
export class SitemapController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly workplaces: WorkplaceQueries,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('sitemap.xml')
  @FromMemory()
  async whole(@Res() response: Response): Promise<string> {
    const now = this.clock.now();
    const parts = await this.jobs.sitemapParts(now);
    const [only] = parts;
    const isShort = parts.length <= 1;
    response.type('application/xml; charset=utf-8');
    return isShort
      ? this.map(only ?? 0, now, true)
      : sitemapIndex(this.settings.publicUrl, [...new Set([0, ...parts])]);
  }

  @Get('sitemap-:part.xml')
  @FromMemory()
  async part(@Param('part') text: string, @Res() response: Response): Promise<string> {
    const part = /^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : undefined;
    if (part === undefined) throw new NotFoundException();
    response.type('application/xml; charset=utf-8');
    return this.map(part, this.clock.now(), part === 0);
  }

  private async map(part: number, now: Date, withPages: boolean): Promise<string> {
    const companies = withPages
      ? [
          ...(await this.jobs.hiringCompanies(now)).map((company) => [slugOf(company)]),
          ...(await this.workplaces.hiring(now)).map((workplace) => [slugOf(workplace), slugOfWorkplace(workplace)]),
        ]
      : [];
    return sitemap(this.settings.publicUrl, await this.jobs.sitemapPart(part, now), { withPages, companies });
  }
}
