import { said } from '#shared/domain/words.js';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Outbound, RefusedAddress } from '#platform/outbound/outbound.js';
import type { DeliveryResult, DueDelivery } from '../../application/ports/webhook-deliveries.js';
import { WebhookSender } from '../../application/ports/webhook-sender.js';

/** In milliseconds. */
const TIMEOUT = 15_000;

const GONE = 410;

/** Sends webhooks according to the Standard Webhooks specification. */
@Injectable()
export class HttpWebhookSender implements WebhookSender {
  constructor(private readonly outbound: Outbound) {}

  problemWith(url: string): string | undefined {
    return this.outbound.problemWith(url);
  }

  async send({ id, url, secrets, body }: DueDelivery): Promise<DeliveryResult> {
    const now = new Date();
    const messageId = `msg_${id}`;
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Wayfare-Webhooks/1.0',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
    };
    try {
      const response = await this.outbound.send(url, { method: 'POST', headers, body, timeout: TIMEOUT });
      // Only the status counts; the body is not read.
      response.on('error', () => undefined).destroy();
      return resultOf(response.statusCode ?? 0);
    } catch (error) {
      return { result: 'failed', status: null, fault: faultOf(error) };
    }
  }
}

function resultOf(status: number): DeliveryResult {
  if (status >= 200 && status < 300) return { result: 'delivered', status };
  if (status === GONE) return { result: 'gone', status };
  const isRedirect = status >= 300 && status < 400;
  return {
    result: 'failed',
    status,
    fault: isRedirect ? 'Redirects are not followed' : `Responded with status ${status}`,
  };
}

function faultOf(error: unknown): string {
  if (error instanceof RefusedAddress) return said('The address is not on the public internet');
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') return said(`No response within ${TIMEOUT / 1000} seconds`);
  return said(`The connection failed (${code ?? name})`);
}
