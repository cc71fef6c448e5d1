import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Message = Record<string, unknown>;

/** Has the browser make a passkey. */
export function createPasskey(options: Message): Promise<Message> {
  return explained(startRegistration({ optionsJSON: options as unknown as CreationOptions }));
}

/** Has the browser sign in with one of its passkeys. */
export function askForPasskey(options: Message): Promise<Message> {
  return explained(startAuthentication({ optionsJSON: options as unknown as RequestOptions }));
}

/** Browsers' own messages are for developers. */
async function explained(answer: Promise<object>): Promise<Message> {
  try {
    return { ...(await answer) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    const message = isKnown
      ? 'This device has a passkey for your account already.'
      : 'No passkey was used. Please try again.';
    throw new Error(message, { cause: error });
  }
}
