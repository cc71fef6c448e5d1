import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '#platform/http/security/access.js';
import { FromMemory, keepOutOfMemory } from '#platform/response-cache/from-memory.js';
import { WebPages } from '#platform/web/web-pages.js';
import { FirstResults } from './first-results.js';

/** Concurrent pages rendered with results. Beyond that, browsers request the results, which costs the server less. */
const MAX_RENDERS = 50;

/** What the page reads from its URL; `parseJobSearch` of the web app reads the same. */
const READ = [
  'keywords',
  'location',
  'jobType',
  'category',
  'experience',
  'facts',
  'language',
  'near',
  'radius',
  'salaryMin',
  'salaryMax',
  'sort',
];

/** The search page, rendered with its first results. */
@ApiExcludeController()
@Controller('job-seeker/search')
@Anyone()
export class JobSearchPageController {
  private renders = 0;

  constructor(
    private readonly pages: WebPages,
    private readonly results: FirstResults,
  ) {}

  @Get()
  @FromMemory({ reads: READ, dependsOn: 'declared' })
  async page(@Req() request: Request, @Res() response: Response): Promise<string> {
    this.renders += 1;
    const isOverloaded = this.renders > MAX_RENDERS;
    try {
      if (isOverloaded) {
        keepOutOfMemory(response);
        return await this.pages.draw(request, response);
      }
      return await this.pages.draw(request, response, {
        find: async (asked) => {
          const found = await this.results.find(asked);
          if (!found) keepOutOfMemory(response);
          return found;
        },
      });
    } finally {
      this.renders -= 1;
    }
  }
}
