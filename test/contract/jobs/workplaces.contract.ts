import type { Workplaces } from '#jobs/application/ports/workplaces.js';
import { ReferenceTaken, WorkplaceNotFound } from '#jobs/domain/workplaces/workplace-errors.js';
import { Workplace, type WorkplaceForm } from '#jobs/domain/workplaces/workplace.js';
import { itself } from '../../support/itself.js';

type Fixture = { readonly workplaces: Workplaces; readonly inUnit: <T>(work: () => Promise<T>) => Promise<T> };

const NOW = new Date('2026-06-15T12:00:00.000Z');
const FARO = { id: 2_268_339, name: 'Faro', region: null, country: 'PT', latitude: 37.02, longitude: -7.93 };

/** Contract of `Workplaces`. The companies 1 and 2 exist. */
export function workplacesContract(make: () => Promise<Fixture>): void {
  let workplaces: Workplaces;
  let inUnit: Fixture['inUnit'];
  beforeEach(async () => {
    ({ workplaces, inUnit } = await make());
  });

  const add = (form: WorkplaceForm = {}, companyId = 1): Promise<number> =>
    inUnit(async () => {
      const id = await workplaces.nextId();
      await workplaces.add(Workplace.open(id, companyId, { name: 'Inn', location: 'Faro', ...form }, NOW));
      return id;
    });
  const stored = (id: number) => inUnit(() => workplaces.change(id, itself));
  const named = (reference: string) => inUnit(() => workplaces.ofCompany(1, { reference }));

  it('stores a hotel and finds it by id and reference, within its company', async () => {
    const facts = { housing: 'free', meals: true };
    const id = await add({
      reference: 'FAO',
      place: FARO,
      about: 'By the sea.',
      facts,
      payPeriod: 'month',
      currency: 'EUR',
    });
    const expected = {
      id,
      companyId: 1,
      reference: 'FAO',
      details: { name: 'Inn', location: 'Faro', place: FARO, about: 'By the sea.', logo: null },
      defaults: { facts, payPeriod: 'month', currency: 'EUR' },
      published: null,
      createdAt: NOW,
      version: 1,
    };
    expect(await stored(id)).toMatchObject(expected);
    expect(await named('FAO')).toMatchObject(expected);
    expect(await inUnit(() => workplaces.ofCompany(1, { id }))).toMatchObject(expected);
    expect(await inUnit(() => workplaces.ofCompany(2, { id }))).toBeUndefined();
    expect(await named('LIS')).toBeUndefined();
    await expect(stored(id + 1)).rejects.toThrow(WorkplaceNotFound);
  });

  it('stores changes', async () => {
    const id = await add();
    await inUnit(() =>
      workplaces.change(id, (workplace) => {
        workplace.edit({ name: 'Grand Inn', location: 'Porto' });
        workplace.approve();
      }),
    );
    expect(await stored(id)).toMatchObject({
      published: { name: 'Grand Inn', location: 'Porto', place: null },
      version: 3,
    });
  });

  it('has no two hotels of a company with one reference', async () => {
    const [first] = [await add({ reference: 'A' }), await add(), await add({ reference: 'B' }), await add()];
    await add({ reference: 'A' }, 2);
    await expect(add({ reference: 'A' })).rejects.toThrow(ReferenceTaken);
    const rename = () =>
      workplaces.change(first, (workplace) => workplace.edit({ name: 'Inn', location: 'Faro', reference: 'B' }));
    await expect(inUnit(rename)).rejects.toThrow(ReferenceTaken);
    expect((await stored(first)).reference).toBe('A');
  });

  it('counts and removes the hotels of a company', async () => {
    const id = await add();
    await add({}, 2);
    const count = () => inUnit(() => workplaces.countLocked(1));
    expect(await count()).toBe(1);
    expect(await inUnit(() => workplaces.listingsAt(id))).toEqual([]);
    await inUnit(() => workplaces.change(id, (workplace) => workplaces.remove(workplace)));
    expect(await count()).toBe(0);
  });
}
