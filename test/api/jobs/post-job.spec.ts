import type { ApiClient } from '../../support/server/api-client.js';
import { INSIDER_FIELDS, JOB_FIELDS, JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { later } from '../../support/shifted-clock.js';

type Refusal = { readonly message: string; readonly errors?: readonly { readonly field: string }[] };

const DAY = 24 * 60 * 60 * 1000;

describe('posting listings', () => {
  const board = JobBoard.forTests();

  describe('POST /api/jobs', () => {
    it('returns the new listing, pending, with its version', async () => {
      const { status, headers, body } = await board.owner.post<JobAnswer>('/api/jobs', aJobForm());
      expect(status).toBe(201);
      expect(headers.get('etag')).toBe('"1"');
      expect(Object.keys(body).toSorted()).toEqual([...JOB_FIELDS, ...INSIDER_FIELDS].toSorted());
      expect(body).toMatchObject({
        ...aJobForm(),
        employerId: board.owner.user.id,
        experienceLevel: 'Entry Level (0-1 years)',
        isApproved: false,
        isArchived: false,
        isOpen: false,
        deadline: null,
        closesAt: null,
        views: 0,
        archivedBy: null,
        premiumRequested: false,
        version: 1,
      });
    });

    it('stores pay as entered, and replaces all facts with those of the form', async () => {
      const pay = { minSalary: 13.5, maxSalary: 15, payPeriod: 'hour', currency: 'EUR', payBasis: 'gross' };
      const facts = { housing: 'paid', housingCost: 300, pets: false, shifts: ['night'], endsOn: '2030-09-30' };
      const posted = await board.approved({ ...pay, facts: { ...facts, meals: null } });
      expect(posted).toMatchObject({ ...pay, facts, isApproved: true });
      const edit = async (form: object): Promise<JobAnswer> =>
        (await board.owner.put<JobAnswer>(`/api/jobs/${posted.id}`, form)).body;
      expect(await edit({ facts })).toMatchObject({ version: posted.version, isApproved: true });
      expect(await edit({ facts: { meals: true } })).toMatchObject({
        ...pay,
        facts: { meals: true },
        isApproved: false,
      });
    });

    it('ignores privileged fields', async () => {
      const posted = await board.pending({
        id: 4711,
        isApproved: true,
        isArchived: true,
        approvedAt: '2020-01-01',
        views: 99,
        version: 50,
        employerId: board.other.user.id,
        postedAt: '2020-01-01T00:00:00.000Z',
        closesAt: '2090-01-01T00:00:00.000Z',
      });
      expect(posted).toMatchObject({ isApproved: false, isArchived: false, views: 0, version: 1, closesAt: null });
      expect(posted).toMatchObject({ employerId: board.owner.user.id });
      expect(Date.parse(posted.postedAt as string)).toBeGreaterThan(Date.now() - DAY);
    });

    it('is restricted to employers', async () => {
      expect((await board.visitor.post('/api/jobs', aJobForm())).status).toBe(401);
      expect((await board.seeker.post('/api/jobs', aJobForm())).status).toBe(403);
      expect((await board.admin.post('/api/jobs', aJobForm())).status).toBe(403);
    });

    it.each([
      [{ title: 'Cook' }, 'title', 'Job title must be at least 5 characters'],
      [{ title: null }, 'title', 'Job title must be at least 5 characters'],
      [{ title: 12345 }, 'title', 'Job title must be text'],
      [{ title: ['Front Desk Agent'] }, 'title', 'Job title must be text'],
      [{ description: 'Short' }, 'description', 'Description must be at least 100 characters'],
      [{ description: 'd'.repeat(5001) }, 'description', 'Description must be less than 5000 characters'],
      [{ jobType: 'hourly' }, 'jobType', 'Job type must be one of full_time, part_time, contract, seasonal, remote'],
      [{ jobType: {} }, 'jobType', 'Job type must be one of full_time, part_time, contract, seasonal, remote'],
      [{ salary: '' }, 'salary', 'Salary is required'],
      [{ minSalary: '100' }, 'minSalary', 'Minimum salary must be a number'],
      [{ minSalary: 10.5 }, 'minSalary', 'Minimum salary must be a whole number from 0 to 100000000'],
      [{ maxSalary: 1e12 }, 'maxSalary', 'Maximum salary must be a whole number from 0 to 100000000'],
      [{ minSalary: 0, maxSalary: -1 }, 'maxSalary', 'Maximum salary must be a whole number from 0 to 100000000'],
      [{ currency: 'GOLD' }, 'currency', 'Currency must be an ISO 4217 code such as USD or EUR'],
      [
        { facts: { startsOn: '2030-06-02', endsOn: '2030-06-01' } },
        'endsOn',
        'The season must not end before it begins',
      ],
      [{ minSalary: 40_000 }, 'minSalary', 'Minimum salary must not be above the maximum salary'],
      [{ skills: 'English' }, 'skills', 'Skills must be a list of texts'],
      [{ skills: [1] }, 'skills', 'Skills must be a list of texts'],
      [{ questions: 'Do you speak English?' }, 'questions', 'questions must be a list'],
      [{ deadline: 20300630 }, 'deadline', 'Please enter a valid date for the deadline'],
      [{ deadline: '2030-02-30' }, 'deadline', 'Please enter a valid date for the deadline'],
      [{ deadline: '2020-01-31' }, 'deadline', 'The deadline must not be in the past'],
      [{ isPremium: 'yes' }, 'isPremium', 'isPremium must be true or false'],
    ])('rejects %j', async (changes, field, message) => {
      const { status, body } = await board.owner.post<Refusal>('/api/jobs', { ...aJobForm(), ...changes });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message, errors: [{ field, message }] });
    });

    it('names every missing required field', async () => {
      const { status, body } = await board.owner.post<Refusal>('/api/jobs', {});
      expect(status).toBe(400);
      const required = ['category', 'company', 'description', 'jobType', 'location', 'salary', 'title'];
      expect(body.errors?.map(({ field }) => field).toSorted()).toEqual(required);
    });

    it('rejects anything but a JSON form', async () => {
      const json = { 'content-type': 'application/json' };
      for (const body of ['[]', 'null', '"text"', '{']) {
        expect((await board.owner.post('/api/jobs', body, json)).status).toBe(400);
      }
      expect((await board.owner.post('/api/jobs', 'title=x', { 'content-type': 'text/plain' })).status).toBe(415);
    });

    it('limits listings to LIMIT_LISTINGS_PER_DAY for each employer', async () => {
      const strict = await board.server.sibling({ LIMIT_LISTINGS_PER_DAY: '2' });
      try {
        const post = async (client: ApiClient): Promise<number> =>
          (await client.at(strict.url).post('/api/jobs', aJobForm())).status;
        const employer = await board.server.employer();
        const left = async () => (await employer.at(strict.url).get('/api/employer/jobs/allowance')).body;
        expect([await post(employer), await left()]).toEqual([201, { left: 1 }]);
        expect([await post(employer), await post(employer), await left()]).toEqual([201, 429, { left: 0 }]);
        expect((await employer.get('/api/employer/jobs/allowance')).body).toEqual({ left: null });
        expect(await post(await board.server.employer())).toBe(201);
      } finally {
        await strict.stop();
      }
    });

    it('accepts a date or a time as the deadline, including today', async () => {
      const now = Date.now();
      const today = new Date(now).toISOString().slice(0, 10);
      const end = new Date(Date.parse(today) + DAY).toISOString();
      // At noon, so that the day does not change during the test.
      await later(board.server, Date.parse(today) + DAY / 2 - now, async () => {
        for (const deadline of [today, `${today}T00:00:00.000Z`]) {
          expect(await board.approved({ deadline })).toMatchObject({
            deadline: `${today}T00:00:00.000Z`,
            closesAt: end,
            isOpen: true,
          });
        }
      });
    });
  });
});
