import type { Workplaces } from '#jobs/application/ports/workplaces.js';
import { ReferenceTaken, WorkplaceNotFound } from '#jobs/domain/workplaces/workplace-errors.js';
import type { Workplace } from '#jobs/domain/workplaces/workplace.js';

/** Hotels without listings. */
export class InMemoryWorkplaces implements Workplaces {
  private readonly stored = new Map<number, Workplace>();
  private lastId = 0;

  nextId(): Promise<number> {
    return Promise.resolve((this.lastId += 1));
  }

  async add(workplace: Workplace): Promise<void> {
    this.requireFree(workplace);
    this.stored.set(workplace.id, workplace);
  }

  async change<Result>(id: number, change: (workplace: Workplace) => Result): Promise<Awaited<Result>> {
    const workplace = this.stored.get(id);
    if (!workplace) throw new WorkplaceNotFound();
    const { reference } = workplace;
    const result = await change(workplace);
    try {
      this.requireFree(workplace);
    } catch (error) {
      Object.assign(workplace, { reference });
      throw error;
    }
    return result;
  }

  async remove({ id }: Workplace): Promise<void> {
    this.stored.delete(id);
  }

  async countLocked(companyId: number): Promise<number> {
    return this.of(companyId).length;
  }

  async ofCompany(
    companyId: number,
    named: { readonly id: number } | { readonly reference: string },
  ): Promise<Workplace | undefined> {
    return this.of(companyId).find((workplace) =>
      'id' in named ? workplace.id === named.id : workplace.reference === named.reference,
    );
  }

  async listingsAt(): Promise<readonly number[]> {
    return [];
  }

  private of(companyId: number): Workplace[] {
    return [...this.stored.values()].filter((workplace) => workplace.companyId === companyId);
  }

  private requireFree({ id, companyId, reference }: Workplace): void {
    const isTaken = this.of(companyId).some((other) => other.id !== id && other.reference === reference);
    if (reference !== null && isTaken) throw new ReferenceTaken();
  }
}
