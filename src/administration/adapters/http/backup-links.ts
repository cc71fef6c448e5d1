import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '#platform/config/config.module.js';
import { LinkSigner, type LinkSignature } from '#platform/http/security/link-signer.js';
import { Clock } from '#shared/application/clock.js';
import { DownloadNotConfirmed } from '../../domain/backup-errors.js';

/** Seconds in which the download has to begin. */
const LIFETIME = 60;

/** Links with which an admin who has confirmed it downloads a backup; the session alone does not suffice. */
@Injectable()
export class BackupLinks {
  private readonly signer: LinkSigner;

  constructor(@Inject(SECRET) secret: string, clock: Clock) {
    this.signer = new LinkSigner(secret, 'links to backups', clock);
  }

  /** The path of the archive. */
  to(name: string, adminId: number): string {
    const query = new URLSearchParams(this.signer.sign([name, String(adminId)], LIFETIME));
    return `/api/admin/database/backups/${encodeURIComponent(name)}?${query}`;
  }

  /** @throws DownloadNotConfirmed if this admin has no such link, or it has expired */
  check(name: string, adminId: number, { expires = '', signature = '' }: Partial<LinkSignature>): void {
    if (!this.signer.isValid([name, String(adminId)], { expires, signature })) throw new DownloadNotConfirmed();
  }
}
