import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { streamOf } from '#platform/files/stream-of.js';
import { bodiesOf } from '#platform/http/api/body.js';
import { Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { CreateBackup } from '../../application/create-backup.js';
import { BackupProgress } from '../../application/ports/backup-progress.js';
import { BackupStore } from '../../application/ports/backup-store.js';
import { BackupBody, BackupCheckBody, backupMade, BackupMadeBody, BackupProgressBody } from './backups.views.js';

/** Backups of the installation. */
@ApiTags('administration')
@Controller('api/admin/database')
@Only('admin')
export class BackupsController {
  constructor(
    private readonly createBackup: CreateBackup,
    private readonly progressOfBackup: BackupProgress,
    private readonly store: BackupStore,
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
    return bodiesOf(BackupBody, await this.store.list());
  }

  // Declared before the route with the name, which would match as well.
  @Get('backups/progress')
  @ApiOkResponse({ type: BackupProgressBody })
  async progress(): Promise<BackupProgressBody> {
    return { running: (await this.progressOfBackup.current()) ?? null };
  }

  @Get('backups/:name')
  @ApiOkResponse({ content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } } })
  async download(@Param('name') name: string): Promise<StreamableFile> {
    const { bytes, content } = await this.store.open(name);
    await this.audit.add({ action: 'backup.downloaded', subject: { kind: 'backup', id: name } });
    return new StreamableFile(streamOf(content), {
      type: 'application/gzip',
      disposition: `attachment; filename="${name}"`,
      length: bytes,
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
