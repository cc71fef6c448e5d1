import type { ApiClient } from './api-client.js';
import { startTestServer, type TestServer } from './test-server.js';

/** A server with its admin, and a new employer and job seeker for each test. */
export type People = { server: TestServer; admin: ApiClient; employer: ApiClient; seeker: ApiClient };

/** The people for the tests of the enclosing block. */
export function peopleForTests(): People {
  const people = {} as People;
  beforeAll(async () => {
    people.server = await startTestServer();
    people.admin = await people.server.admin();
  });
  afterAll(() => people.server.stop());
  beforeEach(async () => {
    const { server } = people;
    [people.employer, people.seeker] = await Promise.all([server.employer(), server.jobSeeker()]);
  });
  return people;
}
