import { createServer } from 'node:net';
import { CannotStart } from '../config/cannot-start.js';

/**
 * Checks that the port is free before the start does any work.
 * @throws CannotStart
 */
export async function requireFreePort(host: string | undefined, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error: NodeJS.ErrnoException) => reject(listenError(host, port, error)));
    trial.listen({ host, port }, () => trial.close(() => resolve()));
  });
}

/** Describes an error of `listen`. */
export function listenError(host: string | undefined, port: number, error: NodeJS.ErrnoException): CannotStart {
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(`Port ${port} is taken by another program. Stop it, or choose another with PORT=…`);
  }
  if (error.code === 'EACCES') {
    return new CannotStart(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT=…`);
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new CannotStart(`This machine does not have the address ${host}. Choose another with HOST=…`);
  }
  return new CannotStart(`Port ${port} cannot be opened (${error.code ?? error.message}).`);
}
