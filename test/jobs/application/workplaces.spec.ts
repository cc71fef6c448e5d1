import { ApproveWorkplace } from '#jobs/application/workplaces/approve-workplace.js';
import { OwnWorkplaces } from '#jobs/application/workplaces/own-workplaces.js';
import { WorkplacePolicy, type FormAtWorkplace } from '#jobs/application/workplaces/workplace-policy.js';
import { ReferenceTaken, TooManyWorkplaces, WorkplaceNotFound } from '#jobs/domain/workplaces/workplace-errors.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { InMemoryJobRepository } from '../../support/in-memory/jobs/in-memory-job-repository.js';
import { InMemoryPlaces } from '../../support/in-memory/jobs/in-memory-places.js';
import { InMemoryWorkplaces } from '../../support/in-memory/jobs/in-memory-workplaces.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { itself } from '../../support/itself.js';
import { anApprovedJob } from '../../support/mothers/job-mother.js';

const [COMPANY, OTHER] = [3, 4];
const town = (id: number, name: string) => ({ id, name, region: null, country: 'PT', latitude: 37, longitude: -8 });
const [FARO, PORTO] = [town(10, 'Faro'), town(11, 'Porto')];

/** Hotels that know where their listings are. */
class ListingsAtWorkplaces extends InMemoryWorkplaces {
  readonly at = new Map<number, readonly number[]>();

  override async listingsAt(id = 0): Promise<readonly number[]> {
    return this.at.get(id) ?? [];
  }
}

describe('the hotels of a company', () => {
  let workplaces: ListingsAtWorkplaces;
  let jobs: InMemoryJobRepository;
  let audit: InMemoryAuditLog;
  let own: OwnWorkplaces;
  let approval: ApproveWorkplace;
  beforeEach(() => {
    const unitOfWork = new InMemoryUnitOfWork();
    [workplaces, jobs, audit] = [
      new ListingsAtWorkplaces(),
      new InMemoryJobRepository(unitOfWork),
      new InMemoryAuditLog(),
    ];
    own = new OwnWorkplaces(workplaces, new InMemoryPlaces([FARO, PORTO]), unitOfWork, new FixedClock(), audit, 2);
    approval = new ApproveWorkplace(workplaces, jobs, unitOfWork, audit);
  });

  const open = (form: object = {}, employerId = COMPANY) =>
    own.open({ employerId, form: { name: 'Inn', location: 'Faro', ...form } });
  const find = (workplaceId: number) => workplaces.change(workplaceId, itself);
  const audited = () =>
    audit.entries.map(({ action, subject, details }) => [action, subject?.id, details?.['workplace']]);

  it('are as many as the company may have', async () => {
    const ids = [await open(), await open(), await open({}, OTHER)];
    await expect(open()).rejects.toThrow(TooManyWorkplaces);
    await own.remove({ employerId: COMPANY, workplaceId: ids[0] ?? 0 });
    await open();
    expect(audited().slice(-2)).toEqual([
      ['company.workplace-removed', COMPANY, ids[0]],
      ['company.workplace-added', COMPANY, 4],
    ]);
  });

  it('are changed by their own company, as it read them', async () => {
    const workplaceId = await open();
    const change = (employerId: number, versions?: number[]) =>
      own.edit({ employerId, workplaceId, form: { name: 'Grand Inn', location: 'Faro' }, versions });
    const logo = (employerId: number) => own.replaceLogo({ employerId, workplaceId, address: '/api/files/logo.webp' });
    const foreign = { employerId: OTHER, workplaceId };
    for (const act of [() => change(OTHER), () => logo(OTHER), () => own.remove(foreign), () => own.require(foreign)])
      await expect(act()).rejects.toThrow(WorkplaceNotFound);
    await expect(change(COMPANY, [2])).rejects.toThrow(StaleVersion);
    expect(await find(workplaceId)).toMatchObject({ details: { name: 'Inn', logo: null }, version: 1 });
    await change(COMPANY, [1]);
    expect(await logo(COMPANY)).toBeNull();
    expect(await find(workplaceId)).toMatchObject({ details: { name: 'Grand Inn' }, version: 3 });
    expect(audited().slice(1)).toEqual([1, 2].map(() => ['company.workplace-changed', COMPANY, workplaceId]));
  });

  it.each([
    ['the town that was chosen', { placeId: PORTO.id }, PORTO],
    ['none if none was chosen', { placeId: null }, null],
    ['that of its location if nothing was chosen', {}, FARO],
    ['none if its location is unknown', { location: 'By the sea' }, null],
  ])('have %s', async (_what, form, place) => {
    expect(await find(await open(form))).toMatchObject({ details: { place } });
  });

  it('are approved as an admin saw them, and give their listings their name', async () => {
    const [workplaceId, other] = [await open(), await open()];
    for (const [id, at] of [
      [1, workplaceId],
      [2, other],
    ] as const)
      await jobs.add(anApprovedJob({ id, employerId: COMPANY, workplaceId: at }));
    workplaces.at.set(workplaceId, [1]).set(other, [2]);
    await expect(approval.execute({ workplaceId, versions: [2] })).rejects.toThrow(StaleVersion);
    await approval.execute({ workplaceId, versions: [1] });
    expect([jobs.get(1), jobs.get(2)].map((job) => job?.details.company)).toEqual(['Inn', 'Seaside Hotels']);
    expect(audited().at(-1)).toEqual(['company.workplace-approved', COMPANY, workplaceId]);
  });

  it('have references of their own', async () => {
    const workplaceId = await open({ reference: 'FAO' });
    await open({ reference: 'FAO' }, OTHER);
    await expect(open({ reference: 'FAO' })).rejects.toThrow(ReferenceTaken);
    const form = { name: 'Inn', location: 'Faro', reference: 'FAO' };
    await own.edit({ employerId: COMPANY, workplaceId, form, versions: undefined });
    expect(await find(workplaceId)).toMatchObject({ reference: 'FAO' });
  });

  describe('name the place of a listing', () => {
    const TYPED = { company: 'Typed', location: 'Paris' };
    const [first, second] = [
      { workplaceId: 1, company: 'Inn', location: 'Faro' },
      { workplaceId: 2, company: 'Grand Inn', location: 'Porto' },
    ];
    const applied = async (entered: FormAtWorkplace, currentId: number | null) => {
      await open({ reference: 'FAO' });
      await open({ name: 'Grand Inn', location: 'Porto', reference: 'OPO' });
      await open({ reference: 'LIS' }, OTHER);
      const { places: _places, ...form } = await new WorkplacePolicy(workplaces).applied(
        COMPANY,
        { ...TYPED, ...entered },
        currentId,
      );
      return form;
    };

    it.each<[string, FormAtWorkplace, number | null, object]>([
      ['that it names', { workplaceId: 2 }, 1, second],
      ['that it names by reference', { workplaceReference: ' OPO ' }, 1, second],
      ['that it names by reference rather than by id', { workplaceReference: 'OPO', workplaceId: 1 }, 1, second],
      ['that it has', {}, 1, first],
      ['that it no longer has', { workplaceId: null }, 1, { ...TYPED, workplaceId: null }],
      ['that it no longer names by reference', { workplaceReference: null }, 1, { ...TYPED, workplaceId: null }],
      ['with an empty reference', { workplaceReference: '' }, 1, { ...TYPED, workplaceId: null }],
      ['that it names by id, with an empty reference', { workplaceReference: '', workplaceId: 2 }, 1, second],
      ['that it never had', {}, null, TYPED],
    ])('by the one %s', async (_which, entered, currentId, expected) => {
      expect(await applied(entered, currentId)).toEqual(expected);
    });

    it.each<[FormAtWorkplace, string]>([
      [{ workplaceId: 3 }, 'no longer, one of your hotels'],
      [{ workplaceReference: 'LIS' }, 'None of your hotels has this reference'],
    ])('unless it is of another company: %j', async (entered, message) => {
      await expect(applied(entered, null)).rejects.toThrow(message);
    });
  });
});
