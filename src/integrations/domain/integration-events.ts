/** What was set up or changed; each of them lets a program read or post listings, or receive events. */
export const INTEGRATION_CHANGES = [
  'api-key-created',
  'webhook-created',
  'webhook-changed',
  'webhook-secret-replaced',
  'feed-address-changed',
] as const;
export type IntegrationChange = (typeof INTEGRATION_CHANGES)[number];

/** An employer, or someone in their place, gave a program access or changed where it is. */
export class IntegrationChanged {
  constructor(
    readonly userId: number,
    readonly change: IntegrationChange,
  ) {}
}
