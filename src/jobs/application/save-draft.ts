import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import {
  checkDraft,
  DraftNotFound,
  MAX_DRAFTS,
  TooManyDrafts,
  type DraftForm,
  type JobDraft,
} from '../domain/drafts/job-draft.js';
import { JobDrafts } from './ports/job-drafts.js';

type SaveDraftCommand = {
  readonly employerId: number;
  /** Undefined to create a draft. */
  readonly draftId?: number;
  readonly versions?: Versions;
  readonly form: DraftForm;
};

/**
 * Creates or replaces a draft of a listing.
 * @throws DraftNotFound, DraftTooLarge, StaleVersion, TooManyDrafts
 */
@UseCase()
export class SaveDraft {
  constructor(
    private readonly drafts: JobDrafts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ employerId, draftId, versions, form }: SaveDraftCommand): Promise<JobDraft> {
    checkDraft(form);
    return this.unitOfWork.run(() =>
      draftId === undefined ? this.add(employerId, form) : this.replace(employerId, draftId, versions, form),
    );
  }

  private async add(employerId: number, form: DraftForm): Promise<JobDraft> {
    await this.drafts.lockAll(employerId);
    if ((await this.drafts.of(employerId)).length >= MAX_DRAFTS) throw new TooManyDrafts();
    return this.drafts.add(employerId, form, this.clock.now());
  }

  private async replace(employerId: number, draftId: number, versions: Versions, form: DraftForm): Promise<JobDraft> {
    const draft = await this.drafts.lock(employerId, draftId);
    if (!draft) throw new DraftNotFound();
    requireVersion(draft.version, versions);
    return this.drafts.replace(draftId, form, this.clock.now());
  }
}
