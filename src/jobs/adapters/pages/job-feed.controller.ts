import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS } from '../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../shared/adapters/config/settings.js';
import { Anyone } from '../../../shared/adapters/http/security/access.js';
import { sendChecked } from '../../../shared/adapters/http/api/checked-document.js';
import { JobSearch } from '../../application/ports/job-search.js';
import { jobFeed } from './job-feed.js';

const ITEMS = 50;

/** The newest listings for feed readers. */
@ApiExcludeController()
@Controller('jobs.rss')
@Anyone()
export class JobFeedController {
  constructor(
    private readonly search: JobSearch,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  async feed(@Res() response: Response): Promise<void> {
    const { items } = await this.search.page({ sort: 'newest', limit: ITEMS });
    sendChecked(response, 'application/rss+xml', jobFeed(items, this.settings.publicUrl));
  }
}
