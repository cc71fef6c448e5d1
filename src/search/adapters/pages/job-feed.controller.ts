import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Anyone } from '#platform/http/security/access.js';
import { FromMemory } from '#platform/response-cache/from-memory.js';
import { JobSearch } from '../queries/job-search.js';
import { jobFeed } from './job-feed.js';

const ITEMS = 50;

/** RSS feed of the newest listings. */
@ApiExcludeController()
@Controller('jobs.rss')
@Anyone()
export class JobFeedController {
  constructor(
    private readonly search: JobSearch,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @FromMemory()
  async feed(@Res() response: Response): Promise<string> {
    const { items } = await this.search.page({ sort: 'newest', limit: ITEMS });
    response.type('application/rss+xml; charset=utf-8');
    return jobFeed(items, this.settings.publicUrl);
  }
}
