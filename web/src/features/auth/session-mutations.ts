import { useQueryClient, type MutationMeta } from '@tanstack/react-query';
import { sendJson } from '@/api/http.ts';
import { replaceSession } from '@/lib/query/replace-session.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import type { Role, User } from './user.ts';

interface Credentials {
  username: string;
  password: string;
}

export interface Registration extends Credentials {
  email: string;
  fullName: string;
  role: Exclude<Role, 'admin'>;
  companyName?: string;
  avatar: null;
}

async function postForUser(path: string, payload: object): Promise<User> {
  const response = await sendJson('POST', path, payload);
  return (await response.json()) as User;
}

/** The toast after a sign-in. */
export const welcomeBack = (user: User) => ({
  title: t('Login successful'),
  description: t('Welcome back, {fullName}!', { fullName: user.fullName }),
});

/** The toast after a registration. */
export const welcome = (user: User) => ({
  title: t('Registration successful'),
  description: t('Welcome to Wayfare, {fullName}!', { fullName: user.fullName }),
});

/** A mutation whose result is signed in, replacing the session. */
export function useSessionStart<Input = void>(start: (input: Input) => Promise<User>, meta: MutationMeta) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: start,
    onSuccess: (user) => replaceSession(queryClient, user),
    meta,
  });
}

/** Signs in with a password. */
export function useLogin() {
  return useSessionStart((credentials: Credentials) => postForUser('/api/login', credentials), {
    success: welcomeBack,
    failure: t('Login failed'),
    isSignIn: true,
  });
}

/** Signs in with a passkey that the browser offers. */
export function usePasskeyLogin() {
  return useSessionStart(
    async () => {
      const { requestPasskey } = await import('@/lib/browser/passkeys.ts');
      const options = (await (await sendJson('POST', '/api/auth/passkey/options')).json()) as Record<string, unknown>;
      return postForUser('/api/auth/passkey', { answer: await requestPasskey(options) });
    },
    { success: welcomeBack, failure: t('Login failed'), isSignIn: true },
  );
}

/** Creates an account. */
export function useRegister() {
  return useSessionStart((registration: Registration) => postForUser('/api/register', registration), {
    success: welcome,
    failure: t('Registration failed'),
  });
}

/** Signs out, replacing the session with none. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => sendJson('POST', '/api/logout'),
    onSuccess: () => replaceSession(queryClient, null),
    meta: {
      success: { title: t('Logged out'), description: t('You have been successfully logged out.'), tone: 'neutral' },
      failure: t('Logout failed'),
    },
  });
}
