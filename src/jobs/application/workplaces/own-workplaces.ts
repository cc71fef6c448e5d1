import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { ListingsMoved } from '../../domain/job-events.js';
import { TooManyWorkplaces, WorkplaceNotFound } from '../../domain/workplaces/workplace-errors.js';
import { Workplace, type WorkplaceForm } from '../../domain/workplaces/workplace.js';
import { Places } from '../ports/places.js';
import { Workplaces } from '../ports/workplaces.js';

type Entered = Omit<WorkplaceForm, 'place'> & {
  /** The town; if omitted, it is found by the location, unless that is ambiguous. */
  readonly placeId?: number | null;
};

type OfCompany = { readonly employerId: number };
type OwnWorkplace = OfCompany & { readonly workplaceId: number };

/** What owners and recruiters do with the hotels of their company. */
@UseCases()
export class OwnWorkplaces {
  constructor(
    private readonly workplaces: Workplaces,
    private readonly places: Places,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    /** Hotels of a company. */
    private readonly capacity: number,
  ) {}

  /**
   * Returns the id of the new hotel.
   * @throws InvalidFields, TooManyWorkplaces, ReferenceTaken
   */
  async open({ employerId, form: entered }: OfCompany & { readonly form: Entered }): Promise<number> {
    const form = await this.located(entered);
    return this.unitOfWork.run(async () => {
      if ((await this.workplaces.countLocked(employerId)) >= this.capacity) throw new TooManyWorkplaces();
      const workplace = Workplace.open(await this.workplaces.nextId(), employerId, form, this.clock.now());
      await this.workplaces.add(workplace);
      await this.note('company.workplace-added', { employerId, workplaceId: workplace.id });
      return workplace.id;
    });
  }

  /** @throws WorkplaceNotFound, StaleVersion, InvalidFields, ReferenceTaken */
  async edit(command: OwnWorkplace & { readonly form: Entered; readonly versions: Versions }): Promise<void> {
    const { form: entered, versions, ...own } = command;
    const form = await this.located(entered);
    await this.change(own, async (workplace) => {
      requireVersion(workplace.version, versions);
      workplace.edit(form);
      await this.note('company.workplace-changed', own);
    });
  }

  /** @throws WorkplaceNotFound */
  require(own: OwnWorkplace): Promise<void> {
    return this.change(own, async () => undefined);
  }

  /**
   * Sets a new logo and returns the address of the previous one.
   * @throws WorkplaceNotFound
   */
  replaceLogo({ address, ...own }: OwnWorkplace & { readonly address: string }): Promise<string | null> {
    return this.change(own, async (workplace) => {
      await this.note('company.workplace-changed', own);
      return workplace.replaceLogo(address);
    });
  }

  /**
   * Removes a hotel. Its listings keep its name as their text, without the mark of a verified company.
   * @throws WorkplaceNotFound
   */
  async remove(own: OwnWorkplace): Promise<void> {
    await this.change(own, async (workplace) => {
      const listings = await this.workplaces.listingsAt(workplace.id);
      await this.workplaces.remove(workplace);
      this.unitOfWork.record([new ListingsMoved(own.employerId, listings)]);
      await this.note('company.workplace-removed', own);
    });
  }

  private change<Result>(
    { employerId, workplaceId }: OwnWorkplace,
    change: (workplace: Workplace) => Promise<Result>,
  ): Promise<Result> {
    return this.unitOfWork.run(() =>
      this.workplaces.change(workplaceId, (workplace) => {
        if (workplace.companyId !== employerId) throw new WorkplaceNotFound();
        return change(workplace);
      }),
    );
  }

  private async located({ placeId, ...form }: Entered): Promise<WorkplaceForm> {
    const [chosen] = placeId ? await this.places.withIds([placeId]) : [];
    const found = chosen ?? (placeId === undefined ? await this.places.ofJob(form) : undefined);
    return { ...form, place: found ?? null };
  }

  private note(
    action: 'company.workplace-added' | 'company.workplace-changed' | 'company.workplace-removed',
    { employerId, workplaceId }: OwnWorkplace,
  ): Promise<void> {
    return this.audit.add({
      action,
      subject: { kind: 'company', id: employerId },
      details: { workplace: workplaceId },
    });
  }
}
