import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

/** A user of the issuer. */
export type IssuerPerson = {
  readonly sub: string;
  readonly email?: string;
  /** A boolean, but not every provider keeps to that. */
  readonly email_verified?: boolean | string;
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

  private constructor(
    private readonly server: Server,
    private readonly provider: Provider,
  ) {}

  /** Starts the issuer on a free port, with `callback` as the only redirect URI. */
  static async start(callback: string): Promise<OidcIssuer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const issuer: OidcIssuer = new OidcIssuer(
      server,
      new Provider(urlOf(server), {
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
    const answer = issuer.provider.callback();
    server.on('request', (request, response) => {
      void (request.url?.startsWith('/interaction/') ? issuer.signIn(request, response) : answer(request, response));
    });
    return issuer;
  }

  get url(): string {
    return urlOf(this.server);
  }

  /** The settings for this issuer as a provider of this name. */
  settings(name: string): Record<string, string> {
    return {
      [`OIDC_${name}_ISSUER`]: this.url,
      [`OIDC_${name}_CLIENT_ID`]: CLIENT.client_id,
      [`OIDC_${name}_CLIENT_SECRET`]: CLIENT.client_secret,
    };
  }

  /** Closes every connection, and keeps the port, until `comeBack`. */
  goAway(): void {
    this.server.on('connection', destroy);
    this.server.closeAllConnections();
  }

  comeBack(): void {
    this.server.off('connection', destroy);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
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

function urlOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function destroy(connection: Socket): void {
  connection.destroy();
}
