import type { NoticeMode } from '../domain/application-notice.js';

/** GET /jobs/{id}/application-notice: how the signed-in member hears of new applications to a listing. */
export class ApplicationNoticeBody {
  /** @enumName NoticeMode */
  readonly mode!: NoticeMode;
  /**
   * What "automatic" stands for here: the choice for the hotel, or else for all listings
   * @enumName NoticeMode
   */
  readonly inherited!: NoticeMode;
}

/** What the member chose for a hotel. */
export class WorkplaceNoticeBody {
  readonly workplaceId!: number;
  /** @enumName NoticeMode */
  readonly mode!: NoticeMode;
}

/** GET /company/application-notice: how the signed-in member hears of new applications to the company. */
export class CompanyNoticeBody {
  /** @enumName NoticeMode */
  readonly mode!: NoticeMode;
  /** Hotels for which the member chose something else */
  readonly workplaces!: readonly WorkplaceNoticeBody[];
}
