import type { ApplicationNoticeBody, CompanyNoticeBody } from '../application-notice.view.js';
import type { Notice, NoticeMode } from '../../domain/application-notice.js';

/** A listing with its hotel or, without a listing, a hotel or all listings. */
export type NoticeScope = { readonly jobId?: number; readonly workplaceId: number | null };

/** An application, its listing, and the hotel of that. */
export type NoticedApplication = { readonly id: number } & Required<NoticeScope>;

/** How the members of companies hear of new applications. */
export abstract class ApplicationNotices {
  abstract ofListing(userId: number, listing: Required<NoticeScope>): Promise<ApplicationNoticeBody>;

  abstract ofCompany(userId: number): Promise<CompanyNoticeBody>;

  abstract choose(userId: number, scope: NoticeScope, mode: NoticeMode): Promise<void>;

  /** How each user hears of a new application. */
  abstract plan(
    application: NoticedApplication,
    userIds: readonly number[],
  ): Promise<readonly { readonly userId: number; readonly notice: Notice }[]>;

  /** The ids of the applications that a user's digest has to name. */
  abstract inDigest(userId: number, applications: readonly NoticedApplication[]): Promise<ReadonlySet<number>>;

  /** Forgets the choices of a user. */
  abstract forget(userId: number): Promise<void>;
}
