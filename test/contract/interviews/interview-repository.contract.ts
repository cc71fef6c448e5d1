import { InterviewNotFound } from '#interviews/domain/interview-errors.js';
import type { InterviewRepository } from '#interviews/application/ports/interview-repository.js';
import { anInterview, OFFERED_AT, SLOTS } from '../../support/mothers/interview-mother.js';
import { itself } from '../../support/itself.js';

const HOUR = 3_600_000;
const [SATURDAY, SUNDAY] = SLOTS;
const after = (time: Date, hours: number) => new Date(time.getTime() + hours * HOUR);

type Fixture = {
  readonly interviews: InterviewRepository;
  readonly inUnit: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Contract of `InterviewRepository`. Applications 1 to 3 exist, of job seekers 1 and 3 for jobs 1 and 2 of employers 2
 * and 4; `inUnit` runs work in a unit of work.
 */
export function interviewRepositoryContract(make: () => Promise<Fixture>): void {
  let interviews: InterviewRepository;
  let inUnit: Fixture['inUnit'];
  beforeEach(async () => {
    ({ interviews, inUnit } = await make());
  });

  const add = (...changes: Parameters<typeof anInterview>): Promise<number> =>
    inUnit(async () => {
      const id = await interviews.nextId();
      await interviews.add(anInterview({ ...changes[0], id }, changes[1]));
      return id;
    });
  const change = (id: number, act: (interview: ReturnType<typeof anInterview>) => void) =>
    inUnit(() => interviews.change(id, act));
  const scheduled = async (...changes: Parameters<typeof anInterview>): Promise<number> => {
    const id = await add(...changes);
    await change(id, (interview) => interview.takeSlot(SATURDAY, 'Asia/Tokyo', OFFERED_AT));
    return id;
  };
  const active = async (ended: Parameters<InterviewRepository['changeActive']>[0]) => {
    const ids: number[] = [];
    await inUnit(() => interviews.changeActive(ended, ({ id }) => void ids.push(id)));
    return ids;
  };
  const isFree = (employerId: number, from: Date, to: Date) => inUnit(() => interviews.isFree(employerId, from, to));

  it('finds a stored offer by its id', async () => {
    const uid = crypto.randomUUID();
    const id = await add({ uid }, { link: 'https://meet.example.org/1', place: null, note: 'Bring your papers.' });
    expect(await inUnit(() => interviews.change(id, itself))).toMatchObject({
      id,
      uid,
      applicationId: 1,
      jobId: 1,
      employerId: 2,
      jobSeekerId: 1,
      round: 1,
      state: 'offered',
      slots: [SATURDAY, SUNDAY],
      minutes: 60,
      place: null,
      link: 'https://meet.example.org/1',
      note: 'Bring your papers.',
      employerZone: 'Europe/Lisbon',
      applicantZone: null,
      startsAt: null,
      endsAt: null,
      cancelledBy: null,
      until: SUNDAY,
      offers: 1,
      sequence: -1,
      version: 1,
      changedAt: OFFERED_AT,
    });
    await expect(inUnit(() => interviews.change(id + 1, itself))).rejects.toThrow(InterviewNotFound);
  });

  it('stores the changes of a unit of work', async () => {
    const id = await scheduled();
    expect(await inUnit(() => interviews.change(id, itself))).toMatchObject({
      state: 'scheduled',
      startsAt: SATURDAY,
      endsAt: after(SATURDAY, 1),
      applicantZone: 'Asia/Tokyo',
      until: after(SATURDAY, 1),
      sequence: 0,
      version: 2,
    });
    await change(id, (interview) => interview.cancel('applicant', after(OFFERED_AT, 1)));
    expect(await inUnit(() => interviews.change(id, itself))).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'applicant',
      until: null,
      sequence: 1,
      version: 3,
      changedAt: after(OFFERED_AT, 1),
    });
  });

  it('finds the last round of an application', async () => {
    await scheduled();
    await add({ applicationId: 2, jobSeekerId: 3 });
    const second = await add({ round: 2 });
    expect(await inUnit(() => interviews.latest(1))).toMatchObject({ id: second, round: 2 });
    expect(await inUnit(() => interviews.latest(3))).toBeUndefined();
  });

  it('finds the active interviews of an application, a listing or either account', async () => {
    const first = await scheduled();
    const second = await add({ applicationId: 2, jobSeekerId: 3 });
    const third = await add({ applicationId: 3, jobId: 2, employerId: 4 });
    const off = await add({ round: 2 });
    await change(off, (interview) => interview.cancel('employer', OFFERED_AT));
    expect(await active({ applicationId: 1 })).toEqual([first]);
    expect(await active({ jobId: 1 })).toEqual([first, second]);
    expect(await active({ userId: 2 })).toEqual([first, second]);
    expect(await active({ userId: 1 })).toEqual([first, third]);
    expect(await active({ userId: 9 })).toEqual([]);
  });

  it('reports whether an employer is free of scheduled interviews', async () => {
    const id = await scheduled();
    await add({ applicationId: 2, jobSeekerId: 3 });
    expect(await isFree(2, after(SATURDAY, -1), SATURDAY)).toBe(true);
    expect(await isFree(2, after(SATURDAY, -1), after(SATURDAY, 0.5))).toBe(false);
    expect(await isFree(2, after(SATURDAY, 0.25), after(SATURDAY, 0.5))).toBe(false);
    expect(await isFree(2, after(SATURDAY, -1), after(SATURDAY, 2))).toBe(false);
    expect(await isFree(2, after(SATURDAY, 1), after(SATURDAY, 2))).toBe(true);
    expect(await isFree(4, SATURDAY, after(SATURDAY, 1))).toBe(true);
    expect(await isFree(2, SUNDAY, after(SUNDAY, 1))).toBe(true);
    await change(id, (interview) => interview.cancel('employer', OFFERED_AT));
    expect(await isFree(2, SATURDAY, after(SATURDAY, 1))).toBe(true);
  });
}
