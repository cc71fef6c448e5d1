import { SignedLinkQuery } from '#platform/http/security/signed-link.requests.js';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf, ConfirmedChange, ConfirmedRequest } from '#identity';
import { streamOf } from '#platform/files/stream-of.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import type { Actor } from '#shared/domain/actor.js';
import {
  BackupBody,
  BackupCheckBody,
  BackupLinkBody,
  BackupMadeBody,
  BackupProgressBody,
} from '../../application/views/backups.view.js';
import type { Backup } from '../../domain/backup.js';
import { BackupNotFound } from '../../domain/backup-errors.js';
import { CreateBackup } from '../../application/create-backup.js';
import { BackupProgress } from '../../application/ports/backup-progress.js';
import { BackupStore } from '../../application/ports/backup-store.js';
import { BackupLinks } from './backup-links.js';

/** Backups of the installation. */
@ApiTags('administration')
@Controller('api/admin/database')
@Only('admin')
export class BackupsController {
  constructor(
    private readonly createBackup: CreateBackup,
    private readonly progressOfBackup: BackupProgress,
    private readonly store: BackupStore,
    private readonly links: BackupLinks,
    private readonly confirmedChange: ConfirmedChange,
    private readonly audit: AuditLog,
  ) {}

  @Post('backup')
  @Limited('backupsPerHour', 'user')
  @ApiCreatedResponse({ type: BackupMadeBody })
  @ApiRefusals(409)
  async full(): Promise<BackupMadeBody> {
    return backupMade(await this.createBackup.execute('full', 'request'));
  }

  @Post('backup-critical')
  @Limited('backupsPerHour', 'user')
  @ApiCreatedResponse({ type: BackupMadeBody })
  @ApiRefusals(409)
  async critical(): Promise<BackupMadeBody> {
    return backupMade(await this.createBackup.execute('critical', 'request'));
  }

  @Get('backups')
  @ApiOkResponse({ type: [BackupBody], description: 'Newest first' })
  async list(): Promise<BackupBody[]> {
    return (await this.store.list()).map(shown);
  }

  // Declared before the route with the name, which would match as well.
  @Get('backups/progress')
  @ApiOkResponse({ type: BackupProgressBody })
  async progress(): Promise<BackupProgressBody> {
    return { running: (await this.progressOfBackup.current()) ?? null };
  }

  /** A link for the download, once the admin has confirmed it. */
  @Post('backups/:name/link')
  @HttpCode(200)
  @ApiOkResponse({ type: BackupLinkBody })
  @ApiRefusals(429)
  async link(
    @Param('name') name: string,
    @Body() { password }: ConfirmedRequest,
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
  ): Promise<BackupLinkBody> {
    const confirmation = { userId, password, field: 'password', ...callerOf(request) };
    return this.confirmedChange.execute(confirmation, async () => {
      if (!(await this.store.list()).some((backup) => backup.name === name)) throw new BackupNotFound();
      return { url: this.links.to(name, userId) };
    });
  }

  @Get('backups/:name')
  @ApiOkResponse({ content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } } })
  async download(
    @Param('name') name: string,
    @Query() link: SignedLinkQuery,
    @CurrentActor() { userId }: Actor,
  ): Promise<StreamableFile> {
    this.links.check(name, userId, link);
    const { bytes, content } = await this.store.open(name);
    await this.audit.add({ action: 'backup.downloaded', subject: { kind: 'backup', id: name } });
    return new StreamableFile(streamOf(content), {
      type: 'application/gzip',
      disposition: `attachment; filename="${name}"`,
      ...(bytes === undefined ? {} : { length: bytes }),
    });
  }

  @Post('backups/:name/verify')
  @HttpCode(200)
  @ApiOkResponse({ type: BackupCheckBody })
  async verify(@Param('name') name: string): Promise<BackupCheckBody> {
    const check = await this.store.verify(name);
    await this.audit.add({ action: 'backup.verified', subject: { kind: 'backup', id: name } });
    return check;
  }
}

function backupMade(backup: Backup): BackupMadeBody {
  const kind = backup.kind === 'full' ? 'Full' : 'Critical';
  return { message: `${kind} backup created and verified.`, backup: shown(backup) };
}

function shown({ sequence: _sequence, ...backup }: Backup): BackupBody {
  return backup;
}
