import { ApplicationRepository } from '#applications/application/ports/application-repository.js';
import type { Application } from '#applications/domain/application.js';
import { AlreadyApplied, ApplicationNotFound } from '#applications/domain/application-errors.js';

export class InMemoryApplicationRepository extends ApplicationRepository {
  private applications: Application[] = [];
  private lastId = 0;

  override nextId(): Promise<number> {
    return Promise.resolve(++this.lastId);
  }

  aggregates(): Iterable<Application> {
    return this.applications;
  }

  override add(application: Application): Promise<void> {
    const { jobId, jobSeekerId } = application;
    if (this.applications.some((other) => other.jobId === jobId && other.jobSeekerId === jobSeekerId)) {
      return Promise.reject(new AlreadyApplied());
    }
    this.applications.push(application);
    return Promise.resolve();
  }

  override async change<Result>(id: number, change: (application: Application) => Result): Promise<Awaited<Result>> {
    const found = this.applications.find((one) => one.id === id);
    if (!found) throw new ApplicationNotFound();
    return await change(found);
  }

  override async changeAll<Result>(
    ids: readonly number[],
    change: (applications: readonly Application[]) => Result,
  ): Promise<Awaited<Result>> {
    return await change(this.applications.filter(({ id }) => ids.includes(id)));
  }

  override changeFormer(
    { jobSeekerId, jobId }: { readonly jobSeekerId: number; readonly jobId: number },
    change: (application: Application) => void,
  ): Promise<Application | undefined> {
    const former = this.applications.find((one) => one.jobSeekerId === jobSeekerId && one.jobId === jobId);
    if (former) change(former);
    return Promise.resolve(former);
  }

  override remove(application: Application): Promise<void> {
    this.applications = this.applications.filter((one) => one !== application);
    return Promise.resolve();
  }
}
