import { WrongSetting } from './wrong-setting.js';

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
export function providersOf(variables: NodeJS.ProcessEnv): readonly ProviderSettings[] {
  const given = Object.keys(variables).filter((key) => key.startsWith('OIDC_') && variables[key]);
  const names = new Set(given.map((key) => nameIn(key)));
  return [...names].sort().map((name) => providerOf(name, variables));
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

function providerOf(name: string, variables: NodeJS.ProcessEnv): ProviderSettings {
  const [issuer, clientId, clientSecret, label, strict] = [
    'ISSUER',
    'CLIENT_ID',
    'CLIENT_SECRET',
    'LABEL',
    'STRICT',
  ].map((part) => variables[`OIDC_${name}_${part}`] || undefined);
  if (!issuer || !clientId || !clientSecret) {
    throw new WrongSetting(
      `OIDC_${name}_ISSUER, OIDC_${name}_CLIENT_ID and OIDC_${name}_CLIENT_SECRET must be set together.`,
    );
  }
  if (!isSecure(issuer)) throw new WrongSetting(`OIDC_${name}_ISSUER must be an address that begins with https://.`);
  if (strict !== undefined && strict !== 'true' && strict !== 'false') {
    throw new WrongSetting(`OIDC_${name}_STRICT must be true or false.`);
  }
  const fallback = name.charAt(0) + name.slice(1).toLowerCase();
  return {
    name: name.toLowerCase(),
    label: label ?? fallback,
    issuer,
    clientId,
    clientSecret,
    strict: strict !== 'false',
  };
}

/** The issuer receives the client secret, so only one on this machine may omit TLS. */
function isSecure(issuer: string): boolean {
  const url = URL.parse(issuer);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL_HOST.test(url.hostname));
}
