import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { stopUnwantedBodies } from '#platform/http/request-bodies.js';

const LARGEST = 6 * 1024 ** 2;

/** A request that was answered before its body arrived. */
function answered({ length, complete }: { length?: number; complete: boolean }) {
  const socket = {
    bytesRead: 1_000,
    destroyed: false,
    end: jest.fn(),
    destroy: jest.fn(() => {
      socket.destroyed = true;
    }),
  };
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  const request = { headers, complete, socket, read: () => null };
  const response = new EventEmitter();
  const next = jest.fn();
  stopUnwantedBodies(request as unknown as Request, response as unknown as Response, next);
  expect(next).toHaveBeenCalledWith();
  response.emit('finish');
  return { request, socket };
}

describe('the body of a request that was answered early', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['read so far', LARGEST, false, [1, 1]],
    ['the largest allowed', LARGEST - 1, false, [0, 0]],
    ['complete', LARGEST, true, [0, 0]],
  ])('of a stated length ends the connection only if too long: %s', (_what, more, complete, [ended, destroyed]) => {
    const { socket } = answered({ length: more + 1, complete });
    expect(socket.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(socket.end).toHaveBeenCalledTimes(ended ?? 0);
    expect(socket.destroy).toHaveBeenCalledTimes(destroyed ?? 0);
  });

  it('of no stated length is discarded up to the largest allowed', () => {
    const { socket } = answered({ complete: false });
    socket.bytesRead += LARGEST;
    jest.advanceTimersByTime(60_000);
    expect(socket.destroy).not.toHaveBeenCalled();
    socket.bytesRead += 1;
    jest.advanceTimersByTime(20);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not count the later requests of the connection', () => {
    const { request, socket } = answered({ complete: false });
    request.complete = true;
    socket.bytesRead += 2 * LARGEST;
    jest.advanceTimersByTime(60_000);
    expect(socket.destroy).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['the connection closes', false],
    ['it is complete', true],
  ])('is watched no longer once %s', (_what, complete) => {
    const { socket } = answered({ complete });
    socket.destroyed = !complete;
    jest.advanceTimersByTime(20);
    expect([socket.destroy.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
  });
});
