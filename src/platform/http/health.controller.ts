import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { Dependencies, type DependencyStates } from '../dependencies.js';
import { Anyone } from './security/access.js';

/** For load balancers, process supervisors and people who look for a fault. */
@ApiExcludeController()
@Controller('health')
@Anyone()
export class HealthController {
  private stopping = false;

  constructor(
    private readonly database: DatabaseWatch,
    private readonly dependencies: Dependencies,
  ) {}

  /** Reports not ready, so that proxies stop sending requests. */
  announceStop(): void {
    this.stopping = true;
  }

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether this process can answer, not what all processes depend on: without them, each answers with a sentence. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: string }> {
    response.setHeader('Cache-Control', 'no-store');
    if (this.stopping) return refuse(response, { status: 'stopping' });
    return (await this.database.isPrepared()) ? { status: 'ok' } : refuse(response, { status: 'starting' });
  }

  /** The state of what this process depends on; 503 without the database, which nearly all requests need. */
  @Get('dependencies')
  async states(@Res({ passthrough: true }) response: Response): Promise<DependencyStates> {
    response.setHeader('Cache-Control', 'no-store');
    const states = await this.dependencies.states();
    return states.database === 'away' ? refuse(response, states) : states;
  }
}

function refuse<Body>(response: Response, body: Body): Body {
  response.status(HttpStatus.SERVICE_UNAVAILABLE).setHeader('Retry-After', '5');
  return body;
}
