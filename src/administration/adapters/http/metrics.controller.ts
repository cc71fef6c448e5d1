import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Anyone } from '#platform/http/security/access.js';
import { MetricsGuard } from './metrics.guard.js';
import { InstallationMetrics } from '../metrics/installation-metrics.js';

/** Figures for Prometheus; none identifies a person. */
@ApiExcludeController()
@Controller('metrics')
@Anyone()
@UseGuards(MetricsGuard)
export class MetricsController {
  constructor(private readonly metrics: InstallationMetrics) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async figures(@Res() response: Response): Promise<void> {
    const text = await this.metrics.text();
    response.setHeader('Content-Type', this.metrics.contentType);
    response.send(text);
  }
}
