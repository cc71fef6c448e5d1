import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../../shared/adapters/http/security/access.js';
import { WebPages } from '../../../shared/adapters/web/web-pages.js';
import { FirstResults } from './first-results.js';

/** Who comes while so many are drawn gets the page without results, which takes less time and memory: the browser asks then. */
const MOST_AT_ONCE = 50;

/** The page of the search as everybody gets it at first: with what it found. */
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
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.underWay += 1;
    try {
      const find = this.underWay > MOST_AT_ONCE ? undefined : this.results.find.bind(this.results);
      await this.pages.send(request, response, { find });
    } finally {
      this.underWay -= 1;
    }
  }
}
