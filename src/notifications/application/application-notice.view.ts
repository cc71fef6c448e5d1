import type { NoticeMode } from '../domain/application-notice.js';

/** GET /jobs/{id}/application-notice: how the signed-in member hears of new applications to a listing. */
export class ApplicationNoticeBody {
  /** @enumName NoticeMode */
  readonly mode!: NoticeMode;
}
