import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** Milliseconds after which a drawing is given up; those of logos take a few. */
const LONGEST_WORK = 5_000;
const SHARP = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href;

/**
 * Draws an SVG as a PNG that fills a square of `size` pixels (`cover`) or stays within it (`inside`); `undefined` when that
 * takes too long or cannot be done. A few lines of SVG can ask for hours of work that cannot be interrupted, so it is done
 * in a process of its own, which can be killed.
 */
export async function drawSvg(content: Uint8Array, size: number, fit: 'cover' | 'inside'): Promise<Buffer | undefined> {
  const program = `(${draw.toString()})(...process.argv.slice(1))`;
  const drawer = spawn(process.execPath, ['--input-type=module', '-e', program, '--', SHARP, String(size), fit], {
    // It needs none of our secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_WORK,
    killSignal: 'SIGKILL',
  });
  const exit = new Promise<boolean>((resolve) => {
    drawer.once('error', () => resolve(false));
    drawer.once('close', (code) => resolve(code === 0));
  });
  // It may be dead before it has read everything.
  drawer.stdin.on('error', () => undefined);
  drawer.stdin.end(content);
  const [picture, succeeded] = await Promise.all([buffer(drawer.stdout), exit]);
  return succeeded ? picture : undefined;
}

/** What the other process does. It is handed over as text: all that it uses must be inside. */
async function draw(sharpUrl: string, size: string, fit: 'cover' | 'inside'): Promise<void> {
  const { default: sharp } = (await import(sharpUrl)) as typeof import('sharp');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  const limits = { limitInputPixels: 50_000_000 };
  const { format, width, height } = await sharp(content, limits).metadata();
  if (format !== 'svg') process.exit(1);
  // At 72 dots per inch a drawing is as large as it says; with so many it comes out as large as it is wanted.
  const shorterOrLonger = fit === 'cover' ? Math.min(width, height) : Math.max(width, height);
  const density = Math.min(100_000, Math.max(1, (72 * Number(size)) / shorterOrLonger));
  const box = { width: Number(size), height: Number(size), fit };
  process.stdout.write(
    await sharp(content, { ...limits, density })
      .resize(box)
      .png()
      .toBuffer(),
  );
}
