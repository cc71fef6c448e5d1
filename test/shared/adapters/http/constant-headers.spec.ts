import express, { type Express } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import request from 'supertest';
import { constantHeaders } from '../../../../src/shared/adapters/http/security/constant-headers.js';

describe('constantHeaders', () => {
  let asked = 0;

  function stamp(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
    asked += 1;
    response.setHeader('X-Harbour', 'Lisbon');
    response.setHeader('X-Flags', ['one', 'two']);
    next();
  }

  function withHeaders(): Express {
    return express()
      .use(constantHeaders(stamp))
      .get('/', (_request, response) => {
        response.setHeader('X-Harbour', `${String(response.getHeader('X-Harbour'))}, ours`);
        response.end();
      });
  }

  it('sets on every answer what was worked out once', async () => {
    const app = withHeaders();
    for (const path of ['/', '/', '/gone']) expect((await request(app).get(path)).headers['x-flags']).toBe('one, two');
    expect(asked).toBe(1);
  });

  it('lets a route say otherwise, for that answer alone', async () => {
    const app = withHeaders();
    for (let i = 0; i < 2; i += 1) expect((await request(app).get('/')).headers['x-harbour']).toBe('Lisbon, ours');
    expect((await request(app).get('/gone')).headers['x-harbour']).toBe('Lisbon');
  });
});
