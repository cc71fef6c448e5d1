import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

/** A user of the issuer. */
export type IssuerPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

type Session = { readonly session: { readonly accountId: string }; readonly client: { readonly clientId: string } };

const CLIENT = { client_id: 'wayfare', client_secret: 'a secret between Wayfare and the issuer' };
const SCOPE = 'openid email profile';

/** A real OpenID Connect issuer on this machine. It signs in every visitor as `person`, without a prompt. */
export class OidcIssuer {
  /** If undefined, the user cancels. */
  person?: IssuerPerson;
  private readonly people = new Map<string, IssuerPerson>();
  private server?: Server;

  private constructor(
    private readonly port: number,
    private readonly provider: Provider,
  ) {}

  /** Starts the issuer on a free port, with `callback` as the only redirect URI. */
  static async start(callback: string): Promise<OidcIssuer> {
    const reserved = createServer();
    const port = await listen(reserved, 0);
    await close(reserved);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const issuer: OidcIssuer = new OidcIssuer(
      port,
      new Provider(`http://localhost:${port}`, {
        // The default adapter, set explicitly to avoid its warning.
        adapter: createMemoryAdapter(15),
        clients: [{ ...CLIENT, redirect_uris: [callback] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        cookies: { keys: ['a key for tests only'] },
        features: { devInteractions: { enabled: false } },
        findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => issuer.people.get(sub) }),
        interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
        loadExistingGrant: ({ oidc }: { oidc: Session }) => issuer.agree(oidc),
        pkce: { required: () => true },
        ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 60, Session: 600 },
      }),
    );
    await issuer.resume();
    return issuer;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The settings for this issuer as a provider of this name. */
  settings(name: string): Record<string, string> {
    return {
      [`OIDC_${name}_ISSUER`]: this.url,
      [`OIDC_${name}_CLIENT_ID`]: CLIENT.client_id,
      [`OIDC_${name}_CLIENT_SECRET`]: CLIENT.client_secret,
    };
  }

  /** Stops responding until `resume`. */
  async stop(): Promise<void> {
    if (this.server) await close(this.server);
    this.server = undefined;
  }

  async resume(): Promise<void> {
    const answer = this.provider.callback();
    this.server = createServer((request, response) => {
      void (request.url?.startsWith('/interaction/') ? this.signIn(request, response) : answer(request, response));
    });
    await listen(this.server, this.port);
  }

  private async signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { person } = this;
    if (person) this.people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    await this.provider.interactionFinished(request, response, result);
  }

  private async agree({ session, client }: Session): Promise<InstanceType<Provider['Grant']>> {
    const grant = new this.provider.Grant({ accountId: session.accountId, clientId: client.clientId });
    grant.addOIDCScope(SCOPE);
    await grant.save();
    return grant;
  }
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
