import { inOneProcess } from '../isolation/in-one-process.js';
import { startMailedServer, type MailedServer } from './mailed-server.js';
import { startTestServer, type TestServer } from './test-server.js';

/** Most of these specs upload something, and none is about the processes that read it. */
function quick(server: TestServer): TestServer {
  inOneProcess(server.app);
  return server;
}

let plain: Promise<TestServer> | undefined;
let mailed: Promise<MailedServer> | undefined;

/**
 * The server with default settings that the spec files of a suite share. They use it one after the other: each makes its
 * own users and listings, finds those of others in lists of all, and leaves the app as it found it.
 */
export function sharedServer(): Promise<TestServer> {
  plain ??= startTestServer().then(quick);
  return plain;
}

/** Likewise, with mail. */
export function sharedMailedServer(): Promise<MailedServer> {
  mailed ??= startMailedServer().then((started) => ({ ...started, server: quick(started.server) }));
  return mailed;
}

// After the last spec file of the suite.
afterAll(async () => {
  await (await plain)?.stop();
  await (await mailed)?.stop();
});
