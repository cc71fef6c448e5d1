import { createECDH } from 'node:crypto';
import type { Environment } from '../environment.js';
import { WrongSetting } from '../wrong-setting.js';

/** The keys of the site for push services (RFC 8292), in base64url. */
export type PushSettings = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where operators of push services find whoever runs the site. */
  readonly subject: string;
};

/**
 * The configured keys; `undefined` if there are none.
 * @throws WrongSetting if one is missing, or if they do not belong together
 */
export function pushOf(environment: Environment, publicUrl: string): PushSettings | undefined {
  const keys = environment.together({ publicKey: 'VAPID_PUBLIC_KEY', privateKey: 'VAPID_PRIVATE_KEY' });
  if (!keys) return undefined;
  if (publicKeyOf(keys.privateKey) !== keys.publicKey)
    throw new WrongSetting(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, as npx web-push generate-vapid-keys prints it.',
    );
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;
  return { ...keys, subject };
}

function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
