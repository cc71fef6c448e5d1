import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';

const QUESTIONS = [
  { question: 'Do you have a work permit?', kind: 'yes_no', accepted: ['Yes'] },
  { question: 'Which desks do you know?', kind: 'several_of', options: ['Opera', 'Mews'] },
];
const [PERMIT, DESKS] = QUESTIONS.map(({ question }) => question) as [string, string];

type Application = { id: number; answers: { question: string; answer: string; isMissed?: boolean }[] };
type Received = Application & { missesMustHave: boolean };

describe('screening questions', () => {
  const board = JobBoard.forTests();
  const apply = async (jobId: number, answers?: object[]) => {
    const applicant = await board.server.jobSeeker();
    return { applicant, ...(await applicant.post<Application>('/api/applications', { jobId, answers })) };
  };

  it('must be answered when applying, and their answers are copied, flagged and filterable', async () => {
    const { id } = await board.approved({ questions: QUESTIONS });
    expect((await board.visitor.get<JobAnswer>(`/api/jobs/${id}/public`)).body['questions']).toMatchObject([
      { question: PERMIT, isRequired: true, accepted: ['Yes'] },
      { question: DESKS, isRequired: false },
    ]);

    const refused = await apply(id, [{ question: DESKS, choices: ['Opera'] }]);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'answers.0' }] });

    const met = await apply(id, [{ question: PERMIT, answer: 'Yes' }]);
    const missed = await apply(id, [
      { question: PERMIT, answer: 'No' },
      { question: DESKS, choices: ['Mews'] },
    ]);
    const copies = [
      { question: PERMIT, answer: 'No' },
      { question: DESKS, answer: 'Mews' },
    ];
    // Applicants do not see which answers miss a must-have.
    expect(missed.body.answers).toEqual(copies);
    expect((await missed.applicant.get<Application>(`/api/applications/${missed.body.id}`)).body.answers).toEqual(
      copies,
    );

    const received = async (filter = '') =>
      (await board.owner.get<Received[]>(`/api/applications/employer?jobId=${id}${filter}`)).body;
    expect((await received()).map((one) => one.missesMustHave)).toEqual([true, false]);
    expect(await received('&missesMustHave=true')).toMatchObject([
      { id: missed.body.id, status: 'pending', answers: [{ answer: 'No', isMissed: true }, { isMissed: false }] },
    ]);
    expect((await received('&missesMustHave=false')).map((one) => one.id)).toEqual([met.body.id]);
  });

  it('need approval when changed, and leave earlier answers unchanged', async () => {
    const { id } = await board.approved({ questions: QUESTIONS });
    const { applicant, body } = await apply(id, [{ question: PERMIT, answer: 'Yes' }]);
    const changed = await board.owner.put<JobAnswer>(`/api/jobs/${id}`, { questions: [] });
    expect(changed.body).toMatchObject({ isApproved: false, questions: [] });
    expect((await board.owner.put<JobAnswer>(`/api/jobs/${id}`, { salary: 'As agreed' })).body['questions']).toEqual(
      [],
    );
    expect((await applicant.get<Application>(`/api/applications/${body.id}`)).body.answers).toEqual([
      { question: PERMIT, answer: 'Yes' },
    ]);
  });

  it('are answered again when applying again, and replace the former answers', async () => {
    const { id } = await board.approved({ questions: QUESTIONS });
    const yes = { question: PERMIT, answer: 'Yes' };
    const { applicant, body } = await apply(id, [yes, { question: DESKS, choices: ['Opera'] }]);
    await board.owner.put(`/api/applications/${body.id}/seen`);
    await applicant.post(`/api/applications/${body.id}/withdraw`);
    const received = async (filter = '') =>
      (await board.owner.get<Received[]>(`/api/applications/employer?jobId=${id}${filter}`)).body;
    expect(await received()).toMatchObject([{ status: 'pending', answers: [], missesMustHave: false }]);

    const again = (answers: object[]) => applicant.post<Application>('/api/applications', { jobId: id, answers });
    expect((await again([{ question: DESKS, choices: ['Opera'] }])).status).toBe(400);
    expect((await received())[0]).toMatchObject({ withdrawnAt: expect.any(String) });
    expect((await again([{ ...yes, answer: 'No' }])).status).toBe(201);
    expect(await received()).toMatchObject([
      { id: body.id, withdrawnAt: null, seenAt: null, answers: [{ question: PERMIT, answer: 'No', isMissed: true }] },
    ]);
    expect((await received('&missesMustHave=true')).map((one) => one.id)).toEqual([body.id]);
    expect((await received())[0]?.answers).toHaveLength(1);
  });
});
