import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Anyone } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import { JobQueries } from '../../application/ports/job-queries.js';
import { WorkplaceQueries } from '../../application/ports/workplaces.js';
import { WorkplacePageBody } from '../../application/views/places/workplace.view.js';
import { WorkplaceNotFound } from '../../domain/workplaces/workplace-errors.js';
import { workplacePageBody } from './workplaces/workplace-bodies.js';
import { CompanyNotFound } from '../../domain/job-errors.js';
import { CompanyPageBody } from '../../application/views/company-page.view.js';
import { companyPageBody } from './company-body.js';

/** Companies with their open listings. */
@ApiTags('jobs')
@Controller('api/companies')
@Anyone()
export class CompaniesController {
  constructor(
    private readonly jobs: JobQueries,
    private readonly workplaces: WorkplaceQueries,
    private readonly clock: Clock,
  ) {}

  @Get(':employerId')
  @FromMemory()
  @ApiOkResponse({ type: CompanyPageBody })
  async one(@Param('employerId', IdPipe) employerId: number): Promise<CompanyPageBody> {
    const now = this.clock.now();
    const company = await this.jobs.companyPage(employerId, now);
    if (!company) throw new CompanyNotFound();
    return companyPageBody(company, now);
  }

  /** A hotel or other workplace of a company, once our team has approved it. */
  @Get(':employerId/workplaces/:id')
  @FromMemory()
  @ApiOkResponse({ type: WorkplacePageBody })
  async workplace(
    @Param('employerId', IdPipe) employerId: number,
    @Param('id', IdPipe) id: number,
  ): Promise<WorkplacePageBody> {
    const now = this.clock.now();
    const workplace = await this.workplaces.page(employerId, id, now);
    if (!workplace) throw new WorkplaceNotFound();
    return workplacePageBody(workplace, now);
  }
}
