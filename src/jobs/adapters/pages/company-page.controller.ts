import { Controller, Get, HttpStatus, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { readId } from '#platform/http/api/validation/id.pipe.js';
import { Anyone } from '#platform/http/security/access.js';
import { WebPages } from '#platform/web/web-pages.js';
import { Clock } from '#shared/application/clock.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import { WorkplaceQueries } from '../../application/ports/workplaces.js';
import { workplacePageBody } from '../http/workplaces/workplace-bodies.js';
import { companyPath } from './sitemap.js';
import { companyPageBody } from '../http/company-body.js';

/** The pages of companies and of their hotels. */
@ApiExcludeController()
@Controller('companies')
@Anyone()
export class CompanyPageController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly workplaces: WorkplaceQueries,
    private readonly pages: WebPages,
    private readonly clock: Clock,
  ) {}

  @Get(':slug')
  @FromMemory()
  async page(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<string> {
    const now = this.clock.now();
    const employerId = idIn(slug);
    const found = employerId === undefined ? undefined : await this.jobs.companyPage(employerId, now);
    if (!found) return this.pages.draw(request, response, { isMissing: true, status: HttpStatus.NOT_FOUND });
    const company = companyPageBody(found, now);
    if (slug === company.slug) return this.pages.draw(request, response, { company });
    return moved(response, [company.slug]);
  }

  @Get(':slug/:workplace')
  @FromMemory()
  async workplacePage(
    @Param('slug') slug: string,
    @Param('workplace') workplaceSlug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<string> {
    const now = this.clock.now();
    const [employerId, id] = [idIn(slug), idIn(workplaceSlug)];
    const found = employerId && id ? await this.workplaces.page(employerId, id, now) : undefined;
    if (!found) return this.pages.draw(request, response, { isMissing: true, status: HttpStatus.NOT_FOUND });
    const workplace = workplacePageBody(found, now);
    const isCurrent = slug === workplace.companySlug && workplaceSlug === workplace.slug;
    if (isCurrent) return this.pages.draw(request, response, { workplace });
    return moved(response, [workplace.companySlug, workplace.slug]);
  }
}

function idIn(slug: string): number | undefined {
  return readId(/^\d+/.exec(slug)?.[0] ?? '');
}

/** The name has changed, or the link contains only the id. */
function moved(response: Response, slugs: readonly string[]): string {
  response.status(HttpStatus.MOVED_PERMANENTLY).setHeader('Location', companyPath(slugs));
  return '';
}
