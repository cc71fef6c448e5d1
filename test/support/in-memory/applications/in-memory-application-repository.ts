import { ApplicationRepository } from '../../../../src/applications/application/ports/application-repository.js';
import type { Application } from '../../../../src/applications/domain/application.js';
import { AlreadyApplied } from '../../../../src/applications/domain/application-errors.js';

export class InMemoryApplicationRepository extends ApplicationRepository {
  private readonly applications: Application[] = [];
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

  override ofForChange(jobSeekerId: number, jobId: number): Promise<Application | undefined> {
    return Promise.resolve(this.applications.find((one) => one.jobSeekerId === jobSeekerId && one.jobId === jobId));
  }

  override allByIdForChange(ids: readonly number[]): Promise<Application[]> {
    return Promise.resolve(this.applications.filter(({ id }) => ids.includes(id)));
  }

  override byIdForChange(id: number): Promise<Application | undefined> {
    return Promise.resolve(this.applications.find((application) => application.id === id));
  }
}
