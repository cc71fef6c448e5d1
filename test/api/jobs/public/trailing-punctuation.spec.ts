import { JobBoard } from '../../../support/mothers/job-board.js';

/** What mail clients and chats leave at the end of a link. */
const MARKS = [
  '.',
  ',',
  ')',
  ';',
  ':',
  '!',
  "'",
  '"',
  '>',
  ']',
  '*',
  '...',
  ').',
  '%20',
  '%29',
  '%22',
  '%3E',
  '%3F',
  '%2E',
  '%5D',
  '%E2%80%9D',
  '%C2%A0',
  '%E2%80%8B',
  '%0A',
  '.%20',
  `${'.)'.repeat(2e3)}`,
];

describe('a link with punctuation at its end', () => {
  let board: JobBoard;
  let paths: string[];
  beforeAll(async () => {
    board = await JobBoard.open();
    const { id } = await board.approved();
    const company = await board.visitor.get(`/companies/${board.owner.user.id}`);
    paths = [
      `/jobs/${id}`,
      `/jobs/${id}/report`,
      String(company.headers.get('location')),
      '/profile/1',
      '/about/terms',
    ];
  });
  afterAll(() => board.close());

  it.each(MARKS)('leads to the page without %j', async (mark) => {
    for (const path of paths) {
      for (const query of ['', '?from=mail)']) {
        const { status, headers } = await board.visitor.get(`${path}${mark}${query}`);
        expect({ status, location: headers.get('location') }).toEqual({ status: 301, location: path + query });
      }
    }
  });

  it('leads only to this site, and leaves the API and files alone', async () => {
    for (const path of ['//example.com.', '/.', '/)', '/api/jobs.', '/api/jobs/1)', '/assets/x.']) {
      const { status } = await board.visitor.get(path);
      expect([path, status === 301]).toEqual([path, false]);
    }
    expect((await board.visitor.post('/jobs/1.')).status).toBe(404);
  });
});
