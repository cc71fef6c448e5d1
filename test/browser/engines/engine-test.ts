import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { freePort } from '../../support/server/built-server.js';
import { PlaywrightVisitor } from './playwright-visitor.js';
import type { Visitor } from './visitor.js';
import { WebkitVisitor } from './webkit-visitor.js';

/** A test that runs in every engine, with people at separate browsers. */
export const test = base.extend<{ newVisitor: () => Promise<Visitor> }>({
  newVisitor: async ({ browser }, use, info) => {
    const close: (() => Promise<unknown>)[] = [];
    await use(async () => {
      // A driver of WebKit has one session.
      const webkit = info.project.name === 'webkit' ? await startWebkit() : undefined;
      if (webkit) close.unshift(webkit.stop);
      const visitor = webkit ? await WebkitVisitor.start(webkit.url) : await PlaywrightVisitor.start(browser);
      close.unshift(() => visitor.close());
      return visitor;
    });
    for (const each of close) await each();
  },
});

/** Starts the driver of WebKitGTK with a virtual screen. */
async function startWebkit(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const display = `:${port}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(100);
  return { url, stop: () => Promise.all([end(driver), end(screen)]) };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
