import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ByteBudget } from '#platform/files/byte-budget.js';
import { UploadsFull } from '#profiles/domain/upload-errors.js';

/** Concurrent uploads of one user. */
const MAX_PER_USER = 20;

/** Limits the number and total size of this process's concurrent uploads. */
@Injectable()
export class UploadBudget extends ByteBudget {
  constructor(@Inject(SETTINGS) { uploads }: Settings) {
    super({ ...uploads, perUser: MAX_PER_USER }, () => new UploadsFull());
  }
}
