import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { GracefulStop } from '#platform/http/graceful-stop.js';

describe('a graceful stop', () => {
  it('ends the connections of open requests and of later ones, and forgets those that have ended', async () => {
    const server = createServer();
    const stop = new GracefulStop(server);
    const receive = () => {
      const request = { url: '/api/jobs', method: 'GET', socket: {} } as unknown as IncomingMessage;
      const response = new ServerResponse(request);
      server.emit('request', request, response);
      return response;
    };
    const [open, answered, gone] = [receive(), receive(), receive()];
    answered.setHeader('Content-Type', 'text/plain');
    answered.writeHead(200);
    gone.emit('close');
    const finished = stop.finish();
    const later = receive();
    expect([open, answered, gone, later].map((response) => response.getHeader('Connection'))).toEqual([
      'close',
      undefined,
      undefined,
      'close',
    ]);
    await finished;
  });
});
