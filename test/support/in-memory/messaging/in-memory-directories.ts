import { Correspondents, ConnectingApplications, DiscussedListings } from '#messaging/application/ports/directories.js';
import type { Role } from '#shared/domain/actor.js';

type Listing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isRemoved: boolean;
};
type Application = { readonly id: number; readonly jobId: number; readonly jobSeekerId: number };

export class InMemoryCorrespondents extends Correspondents {
  constructor(private readonly roles: ReadonlyMap<number, Role>) {
    super();
  }

  override find(userId: number): Promise<{ role: Role; isSuspended: boolean } | undefined> {
    const role = this.roles.get(userId);
    return Promise.resolve(role && { role, isSuspended: false });
  }
}

export class InMemoryDiscussedListings extends DiscussedListings {
  constructor(private readonly listings: readonly Listing[]) {
    super();
  }

  override find(jobId: number): Promise<(Listing & { workplaceId: null }) | undefined> {
    const found = this.listings.find(({ id }) => id === jobId);
    return Promise.resolve(found && { ...found, workplaceId: null });
  }

  override isCutOff(_employerId: number, jobId: number | null): Promise<boolean> {
    return Promise.resolve(this.listings.some(({ id, isRemoved }) => id === jobId && isRemoved));
  }

  override isHiring(employerId: number): Promise<boolean> {
    return Promise.resolve(this.listings.some((listing) => listing.employerId === employerId && listing.isOpen));
  }
}

export class InMemoryConnectingApplications extends ConnectingApplications {
  constructor(
    private readonly listings: readonly Listing[],
    private readonly applications: readonly Application[],
  ) {
    super();
  }

  override newest(employerId: number, jobSeekerId: number, jobId?: number): Promise<Application | undefined> {
    const own = this.listings.filter((listing) => listing.employerId === employerId).map(({ id }) => id);
    const matching = this.applications.filter(
      (one) => one.jobSeekerId === jobSeekerId && own.includes(one.jobId) && one.jobId === (jobId ?? one.jobId),
    );
    return Promise.resolve(matching.at(-1));
  }
}
