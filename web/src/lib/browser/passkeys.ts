import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { LocalError } from '@/api/api-error.ts';
import { t } from '@/lib/language/t.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Message = Record<string, unknown>;

/** Asks the browser to create a passkey. */
export function createPasskey(options: Message): Promise<Message> {
  return withUserMessage(startRegistration({ optionsJSON: options as unknown as CreationOptions }));
}

/** Asks the browser to sign in with a passkey. */
export function requestPasskey(options: Message): Promise<Message> {
  return withUserMessage(startAuthentication({ optionsJSON: options as unknown as RequestOptions }));
}

/** Replaces the messages of browsers, which are meant for developers. */
async function withUserMessage(answer: Promise<object>): Promise<Message> {
  try {
    return { ...(await answer) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    const message = isKnown
      ? t('This device already has a passkey for your account.')
      : t('No passkey was used. Please try again.');
    throw new LocalError(message, { cause: error });
  }
}
