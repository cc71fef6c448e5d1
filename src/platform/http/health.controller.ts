import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { DiskSpace } from '../files/disk-space.js';
import { Anyone } from './security/access.js';

/** For load balancers and process supervisors. */
@ApiExcludeController()
@Controller('health')
@Anyone()
export class HealthController {
  private stopping = false;

  constructor(
    private readonly database: DatabaseWatch,
    private readonly disk: DiskSpace,
  ) {}

  /** Reports not ready, so that proxies stop sending requests. */
  announceStop(): void {
    this.stopping = true;
  }

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: string }> {
    response.setHeader('Cache-Control', 'no-store');
    if (this.stopping) return this.notReady(response, 'stopping');
    if (!(await this.database.isReady())) return this.notReady(response, 'database away');
    return (await this.disk.hasRoom()) ? { status: 'ok' } : this.notReady(response, 'disk full');
  }

  private notReady(response: Response, status: string): { status: string } {
    response.status(HttpStatus.SERVICE_UNAVAILABLE).setHeader('Retry-After', '5');
    return { status };
  }
}
