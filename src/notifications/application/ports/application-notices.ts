import type { Notice, NoticeMode } from '../../domain/application-notice.js';

/** An application, and its listing. */
export type NoticedApplication = { readonly id: number; readonly jobId: number };

/** How the members of companies hear of new applications. */
export abstract class ApplicationNotices {
  abstract mode(userId: number, jobId: number): Promise<NoticeMode>;

  abstract choose(userId: number, jobId: number, mode: NoticeMode): Promise<void>;

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
