import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../../shared/adapters/http/security/access.js';
import { FromMemory, keepOutOfMemory } from '../../../shared/adapters/answers/from-memory.js';
import { WebPages } from '../../../shared/adapters/web/web-pages.js';
import { FirstResults } from './first-results.js';

/** Maximum pages rendered at once with results. Beyond it browsers request the results themselves, which costs the server less. */
const MOST_AT_ONCE = 50;

/** The search page, rendered with its first results. */
@ApiExcludeController()
@Controller('job-seeker/search')
@Anyone()
export class JobSearchPageController {
  private underWay = 0;

  constructor(
    private readonly pages: WebPages,
    private readonly results: FirstResults,
  ) {}

  @Get()
  @FromMemory()
  async page(@Req() request: Request, @Res() response: Response): Promise<string> {
    this.underWay += 1;
    const isRush = this.underWay > MOST_AT_ONCE;
    try {
      if (isRush) {
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
      this.underWay -= 1;
    }
  }
}
