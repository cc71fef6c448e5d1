import type { PasskeyBody } from '#identity/passkeys/application/passkey.view.js';
import type { LinkedIdentityBody } from '#identity/providers/application/provider.view.js';
import type { SecondFactorBody } from '#identity/second-factor/application/second-factor.view.js';

/** The ways to sign in to an account. */
export class SignInMethodsBody {
  readonly hasPassword!: boolean;
  readonly identities!: readonly LinkedIdentityBody[];
  readonly passkeys!: readonly PasskeyBody[];
  readonly secondFactor!: SecondFactorBody;
}
