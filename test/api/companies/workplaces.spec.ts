import type { WorkplaceBody, WorkplacePageBody } from '#jobs/application/views/places/workplace.view.js';
import { eventually } from '../../support/eventually.js';
import { aPicture } from '../../support/files/pictures.js';
import { formOf } from '../../support/files/upload.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing, pendingListing } from '../../support/mothers/open-listing.js';
import { memberOf } from '../../support/mothers/team.js';
import { anApprovedWorkplaceOf, aWorkplaceForm, aWorkplaceOf } from '../../support/mothers/workplaces.js';
import { peopleForTests } from '../../support/server/people.js';

type Listing = Record<string, unknown> & { readonly version: number };

describe('hotels and workplaces', () => {
  const people = peopleForTests();

  const ofEmployer = async () => (await people.employer.get<WorkplaceBody[]>('/api/company/workplaces')).body;
  const listing = async (id: number) => (await people.employer.get<Listing>(`/api/jobs/${id}`)).body;
  const pageOf = (id: number) =>
    people.server.visitor().get<WorkplacePageBody>(`/api/companies/${people.employer.user.id}/workplaces/${id}`);
  const edit = (id: number, changes: Record<string, unknown>, version?: number) =>
    people.employer.put<WorkplaceBody>(
      `/api/company/workplaces/${id}`,
      aWorkplaceForm(changes),
      version ? { 'If-Match': `"${version}"` } : {},
    );

  it('have a name, a place, a text and what listings begin with', async () => {
    const form = {
      reference: ' LIS ',
      about: 'On the river.',
      facts: { housing: 'free', meals: true },
      payPeriod: 'month',
      currency: 'EUR',
    };
    const added = await aWorkplaceOf(people.employer, form);
    expect(added).toMatchObject({ ...form, reference: 'LIS', isPublic: false, awaitsReview: true, listings: 0 });
    expect(await ofEmployer()).toEqual([added]);
    const changed = await edit(added.id, { name: 'Hotel Belvarra Faro', location: 'Faro' }, added.version);
    expect(changed).toMatchObject({ status: 200, body: { name: 'Hotel Belvarra Faro', reference: null, about: null } });
    expect((await edit(added.id, {}, added.version)).status).toBe(412);
    expect([added.place?.name, changed.body.place?.name]).toEqual(['Lisbon', 'Faro']);
    expect((await edit(added.id, { placeId: null })).body.place).toBeNull();
    expect((await edit(added.id, { placeId: added.place?.id, location: 'By the river' })).body.place?.name).toBe(
      'Lisbon',
    );
    expect((await people.employer.delete(`/api/company/workplaces/${added.id}`)).status).toBe(204);
    expect(await ofEmployer()).toEqual([]);
  });

  it('are refused with an invalid form, a reference of another one, and beyond the limit', async () => {
    const post = (changes: object) =>
      people.employer.post<{ code: string }>('/api/company/workplaces', aWorkplaceForm({ ...changes }));
    expect(await post({ name: 'H', currency: 'EURO', payPeriod: 'decade' })).toMatchObject({ status: 400 });
    await aWorkplaceOf(people.employer, { reference: 'LIS' });
    expect(await post({ reference: 'LIS' })).toMatchObject({ status: 409, body: { code: 'reference_taken' } });
    const other = await aWorkplaceOf(people.employer, { reference: 'FAO' });
    expect((await edit(other.id, { reference: 'LIS' })).status).toBe(409);
    expect((await aWorkplaceOf(await people.server.employer(), { reference: 'LIS' })).reference).toBe('LIS');

    const small = await people.server.sibling({ LIMIT_WORKPLACES_PER_COMPANY: '3' });
    const client = people.employer.at(small.url);
    const add = () => client.post<{ code: string }>('/api/company/workplaces', aWorkplaceForm());
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    await small.stop();
  });

  it('give a listing their name and place, and nobody elses hotel', async () => {
    const { employer, server } = people;
    const { id: workplaceId } = await aWorkplaceOf(employer, { reference: 'LIS' });
    const elsewhere = { company: 'Grand Palace', location: 'Paris' };
    const jobId = await pendingListing(employer, { ...elsewhere, workplaceId });
    const named = { workplaceId, company: 'Hotel Belvarra Lisbon', location: 'Lisbon, Portugal' };
    expect(await listing(jobId)).toMatchObject({ ...named, workplace: null });
    await employer.put(`/api/jobs/${jobId}`, elsewhere);
    expect(await listing(jobId)).toMatchObject({ ...named, version: 1 });
    const { id: byReference } = (
      await employer.post<{ id: number }>('/api/jobs', { ...aJobForm(), workplaceReference: 'LIS' })
    ).body;
    expect(await listing(byReference)).toMatchObject(named);
    await employer.put(`/api/jobs/${byReference}`, { ...elsewhere, workplaceId: null });
    expect(await listing(byReference)).toMatchObject({ ...elsewhere, workplaceId: null });

    const foreign = await aWorkplaceOf(await server.employer(), { reference: 'FAO' });
    for (const name of [{ workplaceId: foreign.id }, { workplaceReference: 'FAO' }]) {
      const answer = await employer.put<{ errors: { field: string }[] }>(`/api/jobs/${jobId}`, name);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: Object.keys(name)[0] }] } });
    }
  });

  it('are public once approved, with their listings, and lend them the mark of a verified company', async () => {
    const { admin, employer, server } = people;
    const workplace = await aWorkplaceOf(employer, { about: 'On the river.' });
    const jobId = await openListing(employer, admin, { workplaceId: workplace.id });
    await employer.put('/api/profile/employer', { companyWebsite: 'https://seaside.example' });
    await admin.put(`/api/admin/companies/${employer.user.id}/approve`);
    const checked = { note: 'Known to us for years.' };
    expect((await admin.put(`/api/admin/companies/${employer.user.id}/verify`, checked)).status).toBe(204);
    expect((await pageOf(workplace.id)).status).toBe(404);
    expect(await listing(jobId)).toMatchObject({ isTrusted: false });

    const waiting = (
      await admin.get<{ id: number; version: number; published: null }[]>('/api/admin/pending-workplaces')
    ).body.find(({ id }) => id === workplace.id);
    expect(waiting).toMatchObject({
      companyName: 'Seaside Hotels',
      proposed: { about: 'On the river.' },
      published: null,
    });
    const approve = (version: number) =>
      admin.put(`/api/admin/workplaces/${workplace.id}/approve`, undefined, { 'If-Match': `"${version}"` });
    expect((await approve(99)).status).toBe(412);
    expect((await approve(workplace.version)).status).toBe(204);
    const { id, name } = workplace;
    expect(await pageOf(id)).toMatchObject({
      status: 200,
      body: {
        name,
        about: 'On the river.',
        companyName: 'Seaside Hotels',
        isTrusted: true,
        jobCount: 1,
        jobs: [{ id: jobId }],
      },
    });
    expect(await listing(jobId)).toMatchObject({
      isTrusted: true,
      workplace: { id, name, companyName: 'Seaside Hotels' },
    });
    const company = await server.visitor().get(`/api/companies/${employer.user.id}`);
    expect(company.body).toMatchObject({ workplaces: [{ id, name, location: 'Lisbon, Portugal', jobCount: 1 }] });
  });

  it('change their listings with the approval of a new name, and not before', async () => {
    const { admin, employer } = people;
    const workplace = await anApprovedWorkplaceOf(employer, admin);
    const jobId = await openListing(employer, admin, { workplaceId: workplace.id });
    await edit(workplace.id, { name: 'Hotel Belvarra Porto', location: 'Porto, Portugal' });
    expect((await pageOf(workplace.id)).body).toMatchObject({ name: 'Hotel Belvarra Lisbon' });
    expect(await listing(jobId)).toMatchObject({ company: 'Hotel Belvarra Lisbon', isApproved: true });
    await admin.put(`/api/admin/workplaces/${workplace.id}/approve`);
    const { version, ...changed } = await listing(jobId);
    expect(changed).toMatchObject({ company: 'Hotel Belvarra Porto', location: 'Porto, Portugal', isApproved: true });
    await admin.put(`/api/admin/workplaces/${workplace.id}/approve`);
    expect((await listing(jobId)).version).toBe(version);
  });

  it('show visitors what was approved at once, even without listings', async () => {
    const { admin, employer } = people;
    await openListing(employer, admin);
    const { id } = await anApprovedWorkplaceOf(employer, admin);
    expect((await pageOf(id)).body).toMatchObject({ about: null, jobCount: 0 });
    await edit(id, { about: 'On the river.' });
    await admin.put(`/api/admin/workplaces/${id}/approve`);
    expect((await pageOf(id)).body).toMatchObject({ about: 'On the river.' });
  });

  it('leave their name to their listings when they are removed', async () => {
    const { admin, employer } = people;
    const workplace = await anApprovedWorkplaceOf(employer, admin);
    const jobId = await openListing(employer, admin, { workplaceId: workplace.id });
    await employer.put(`/api/jobs/${jobId}`, { title: 'Night porter of the hotel' });
    expect((await employer.delete(`/api/company/workplaces/${workplace.id}`)).status).toBe(204);
    expect(await listing(jobId)).toMatchObject({
      workplaceId: null,
      company: 'Hotel Belvarra Lisbon',
      isTrusted: false,
    });
    await admin.put(`/api/jobs/${jobId}/approve`);
    expect(await listing(jobId)).toMatchObject({ workplaceId: null, title: 'Night porter of the hotel' });
  });

  it('have a logo of their own', async () => {
    const { id } = await aWorkplaceOf(people.employer);
    const sent = await people.employer.post<{ logoUrl: string }>(
      `/api/company/workplaces/${id}/logo`,
      formOf('logo', 'logo.png', await aPicture('png')),
    );
    expect(sent.status).toBe(201);
    expect(await ofEmployer()).toMatchObject([{ logo: sent.body.logoUrl }]);
    expect((await people.server.visitor().get(`${sent.body.logoUrl}`)).status).toBe(200);
    expect((await edit(id, { logo: '' })).body.logo).toBeNull();
  });

  it('limit what reviewers read, on every route that shows applications', async () => {
    const { admin, employer, seeker, server } = people;
    const [lisbon, faro] = [
      await aWorkplaceOf(employer),
      await aWorkplaceOf(employer, { name: 'Hotel Belvarra Faro' }),
    ];
    const jobs = await Promise.all(
      [lisbon.id, faro.id, null].map((workplaceId) => openListing(employer, admin, { workplaceId })),
    );
    const applications: number[] = [];
    for (const jobId of jobs) {
      applications.push((await seeker.post<{ id: number }>('/api/applications', { jobId })).body.id);
    }
    const reviewer = await memberOf(server, employer, 'reviewer');
    const limitTo = (workplaceIds: number[] | null) =>
      employer.put(`/api/company/members/${reviewer.user.id}`, { role: 'reviewer', workplaceIds });
    const count = async (path: string) => (await reviewer.get<unknown[]>(path)).body.length;
    // Processes learn of the change by a notification.
    const seesInTheEnd = (all: number) =>
      eventually(async () => expect(await count('/api/applications/employer')).toBe(all));
    expect(await count('/api/applications/employer')).toBe(3);
    expect((await limitTo([lisbon.id])).status).toBe(204);

    await seesInTheEnd(1);
    expect(await count(`/api/applications/employer?workplaceId=${faro.id}`)).toBe(0);
    expect(await count('/api/applications/employer?search=sam')).toBe(1);
    expect(await count('/api/employer/jobs')).toBe(1);
    expect(await count('/api/company/workplaces')).toBe(1);
    expect((await reviewer.get('/api/employer/summary')).body).toMatchObject({ totalApplications: 1, activeJobs: 1 });
    const [own, ...others] = applications.map((id, at) => [
      `/api/applications/job/${jobs[at]}`,
      ...['', '/events', '/profile', '/interviews'].map((part) => `/api/applications/${id}${part}`),
    ]);
    for (const path of own ?? []) expect([path, (await reviewer.get(path)).status]).toEqual([path, 200]);
    for (const path of others.flat()) expect([path, (await reviewer.get(path)).status]).toEqual([path, 404]);
    expect((await reviewer.get<Listing>(`/api/jobs/${jobs[1]}`)).body).not.toHaveProperty('views');

    expect((await limitTo([])).status).toBe(204);
    await seesInTheEnd(0);
    expect((await limitTo([999_999])).status).toBe(400);
    const foreign = await aWorkplaceOf(await server.employer());
    expect((await limitTo([foreign.id])).status).toBe(400);
    expect((await limitTo(null)).status).toBe(204);
    await seesInTheEnd(3);
  });

  it('filter what a recruiter sees of listings, applications, figures and exports', async () => {
    const { admin, employer, seeker } = people;
    const { id: workplaceId } = await aWorkplaceOf(employer);
    const jobId = await openListing(employer, admin, { workplaceId });
    const other = await openListing(employer, admin);
    for (const id of [jobId, other]) await seeker.post('/api/applications', { jobId: id });
    const at = `workplaceId=${workplaceId}`;
    expect((await employer.get<{ id: number }[]>(`/api/employer/jobs?${at}`)).body.map(({ id }) => id)).toEqual([
      jobId,
    ]);
    expect((await employer.get<{ jobId: number }[]>(`/api/applications/employer?${at}`)).body).toMatchObject([
      { jobId },
    ]);
    const figures = await employer.get<{ listings: { jobId: number }[] }>(`/api/employer/analytics?${at}`);
    expect(figures.body.listings).toMatchObject([{ jobId, applications: 1 }]);
    const file = await employer.get<string>(`/api/applications/employer/export?${at}`);
    expect(file.body.trim().split('\n')).toHaveLength(2);
    expect(await ofEmployer()).toMatchObject([{ listings: 1 }]);
    await employer.put(`/api/jobs/${jobId}/archive`, { archive: true });
    expect(await ofEmployer()).toMatchObject([{ listings: 0 }]);
  });

  it('are offered to an invited reviewer', async () => {
    const { employer, server } = people;
    const { id } = await aWorkplaceOf(employer);
    const form = { email: 'limited@team.test', role: 'reviewer', workplaceIds: [id] };
    const foreign = await aWorkplaceOf(await server.employer());
    for (const workplaceIds of [[999_999], [id, foreign.id]]) {
      expect((await employer.post('/api/company/invitations', { ...form, workplaceIds })).status).toBe(400);
    }
    const { body } = await employer.post<{ link: string; workplaceIds: number[] }>('/api/company/invitations', form);
    expect(body.workplaceIds).toEqual([id]);
    const token = new URL(body.link).hash.slice(1);
    const account = { token, username: 'limited', fullName: 'Limited', password: 'correct horse' };
    await server.visitor().post('/api/company-invitation', account);
    const members = await employer.get<{ role: string; workplaceIds: number[] | null }[]>('/api/company/members');
    expect(members.body).toMatchObject([{ workplaceIds: null }, { role: 'reviewer', workplaceIds: [id] }]);
  });
});
