import type { Environment } from '../environment.js';
import { WrongSetting } from '../wrong-setting.js';

/** An OpenID Connect issuer for signing in. */
export type ProviderSettings = {
  /** Part of the addresses `/api/auth/<name>`. */
  readonly name: string;
  /** Text of its button. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether the issuer has to support nonce and PKCE; `state` is checked in any case. */
  readonly strict: boolean;
};

const VARIABLE = /^OIDC_(\w+?)_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL|STRICT)$/;
/** Other addresses below `/api/auth/`. */
const RESERVED = ['passkey', 'pending', 'providers'];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * The configured issuers, by name.
 * @throws WrongSetting without values, some of which are secret
 */
export function providersOf(environment: Environment): readonly ProviderSettings[] {
  const names = new Set(environment.names.filter((key) => key.startsWith('OIDC_')).map((key) => nameIn(key)));
  return [...names].sort().map((name) => providerOf(name, environment));
}

function nameIn(key: string): string {
  const [, name] = VARIABLE.exec(key) ?? [];
  if (name === undefined || !/^[A-Z][A-Z0-9]*$/.test(name) || RESERVED.includes(name.toLowerCase())) {
    throw new WrongSetting(
      `${key} is not a setting. Providers are set by OIDC_<NAME>_ISSUER, OIDC_<NAME>_CLIENT_ID and OIDC_<NAME>_CLIENT_SECRET, where <NAME> is made of capital letters and digits.`,
    );
  }
  return name;
}

function providerOf(name: string, environment: Environment): ProviderSettings {
  const prefix = `OIDC_${name}`;
  const account = environment.required({
    issuer: `${prefix}_ISSUER`,
    clientId: `${prefix}_CLIENT_ID`,
    clientSecret: `${prefix}_CLIENT_SECRET`,
  });
  environment.checked(`${prefix}_ISSUER`, isSecure, 'an address that begins with https://');
  return {
    ...account,
    name: name.toLowerCase(),
    label: environment.text(`${prefix}_LABEL`) ?? name.charAt(0) + name.slice(1).toLowerCase(),
    strict: environment.trueOrFalse(`${prefix}_STRICT`) ?? true,
  };
}

/** The issuer receives the client secret, so only one on this machine may omit TLS. */
function isSecure(issuer: string): boolean {
  const url = URL.parse(issuer);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL_HOST.test(url.hostname));
}
