import { createServer } from 'node:net';
import { CannotStart } from '../config/cannot-start.js';

/**
 * Finds out before any work is done whether the port can be had.
 * @throws CannotStart
 */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error: NodeJS.ErrnoException) => reject(portTrouble(port, error)));
    trial.listen(port, () => trial.close(() => resolve()));
  });
}

/** What an error of listening means, in a sentence. */
export function portTrouble(port: number, error: NodeJS.ErrnoException): CannotStart {
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(`Port ${port} is taken by another program. Stop it, or choose another with PORT=…`);
  }
  if (error.code === 'EACCES') {
    return new CannotStart(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT=…`);
  }
  return new CannotStart(`Port ${port} cannot be opened (${error.code ?? error.message}).`);
}
