import type { ApiClient } from './api-client.js';
import { sharedServer } from './shared-server.js';
import type { TestServer } from './test-server.js';

/** A server with its admin, and a new employer and job seeker for each test. */
export type People = { server: TestServer; admin: ApiClient; employer: ApiClient; seeker: ApiClient };

/** The people for the tests of the enclosing block, on the server of the suite or on one of their own. */
export function peopleForTests(start: () => Promise<TestServer> = sharedServer): People {
  const people = {} as People;
  beforeAll(async () => {
    people.server = await start();
    people.admin = await people.server.admin();
  });
  if (start !== sharedServer) afterAll(() => people.server.stop());
  beforeEach(async () => {
    const { server } = people;
    [people.employer, people.seeker] = await Promise.all([server.employer(), server.jobSeeker()]);
  });
  return people;
}
