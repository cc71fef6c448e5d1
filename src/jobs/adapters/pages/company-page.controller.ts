import { Controller, Get, HttpStatus, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { readId } from '#platform/http/api/validation/id.pipe.js';
import { Anyone } from '#platform/http/security/access.js';
import { WebPages } from '#platform/web/web-pages.js';
import { Clock } from '#shared/application/clock.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import { companyPageBody } from '../http/company-body.js';

/** The page of a company. */
@ApiExcludeController()
@Controller('companies')
@Anyone()
export class CompanyPageController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly pages: WebPages,
    private readonly clock: Clock,
  ) {}

  @Get(':slug')
  @FromMemory()
  async page(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<string> {
    const now = this.clock.now();
    const employerId = readId(/^\d+/.exec(slug)?.[0] ?? '');
    const found = employerId === undefined ? undefined : await this.jobs.companyPage(employerId, now);
    if (!found) return this.pages.draw(request, response, { isMissing: true, status: HttpStatus.NOT_FOUND });
    const company = companyPageBody(found, now);
    if (slug === company.slug) return this.pages.draw(request, response, { company });
    // The name has changed, or the link contains only the id.
    response
      .status(HttpStatus.MOVED_PERMANENTLY)
      .setHeader('Location', `/companies/${encodeURIComponent(company.slug)}`);
    return '';
  }
}
