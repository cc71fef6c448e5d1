import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { hash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { DomainError } from '#shared/domain/domain-error.js';

class WrongMetricsToken extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_metrics_token', 'Send the METRICS_TOKEN of this installation as a bearer token.');
  }
}

class MetricsAreLocal extends DomainError {
  constructor() {
    super(
      'forbidden',
      'metrics_are_local',
      'Metrics are available on the same machine only. Set METRICS_TOKEN to read them from elsewhere.',
    );
  }
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Headers that proxies add: with one of them, the peer is a proxy on this machine and the caller may be elsewhere. */
const FORWARDING_HEADER = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Allows callers with the METRICS_TOKEN or, if none is set, direct callers on the same machine. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { metricsToken } = this.settings;
    if (metricsToken === undefined) {
      if (isLocal(request)) return true;
      throw new MetricsAreLocal();
    }
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (isSame(given, metricsToken)) return true;
    http.getResponse<Response>().setHeader('WWW-Authenticate', 'Bearer');
    throw new WrongMetricsToken();
  }
}

/** Uses the address of the connection itself, because `request.ip` may come from a header. */
function isLocal(request: Request): boolean {
  const { remoteAddress = '' } = request.socket;
  if (Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name))) return false;
  return LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(expected));
}
