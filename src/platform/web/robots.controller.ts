import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { Anyone } from '../http/security/access.js';

/** Screens for signed-in users, and paths for programs. */
const PRIVATE = ['/admin/', '/employer/', '/job-seeker/dashboard', '/job-seeker/profile', '/messages', '/api/'];

/** API calls of public pages, which crawlers that run scripts need; the longer path wins. */
const NEEDED_BY_PAGES = ['/api/jobs', '/api/companies/', '/api/employer/public/', '/api/files/', '/api/user$'];

/** Serves robots.txt. */
@ApiExcludeController()
@Controller('robots.txt')
@Anyone()
export class RobotsController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  robots(@Res() response: Response): void {
    const lines = [
      'User-agent: *',
      'Allow: /',
      ...NEEDED_BY_PAGES.map((path) => `Allow: ${path}`),
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${this.settings.publicUrl}/sitemap.xml`,
      '',
    ];
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(lines.join('\n'));
  }
}
