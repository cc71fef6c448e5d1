import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '@/api/http.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { sessionChannel } from './session-channel.ts';
import { sessionQuery } from './session-queries.ts';
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

/** Replaces the session, and drops all data loaded for the previous one. */
export function replaceSession(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  queryClient.setQueryData(sessionQuery.queryKey, user);
  sessionChannel().postMessage(user?.id ?? null);
}

/** Signs in, replacing the session. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (credentials: Credentials) => postForUser('/api/login', credentials),
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` }),
      failure: 'Login failed',
      isSignIn: true,
    },
  });
}

/** Signs in with a passkey that the browser offers, replacing the session. */
export function usePasskeyLogin() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async () => {
      const { requestPasskey } = await import('@/lib/browser/passkeys.ts');
      const options = (await (await sendJson('POST', '/api/auth/passkey/options')).json()) as Record<string, unknown>;
      return postForUser('/api/auth/passkey', { answer: await requestPasskey(options) });
    },
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` }),
      failure: 'Login failed',
      isSignIn: true,
    },
  });
}

/** Creates an account and signs in with it, replacing the session. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (registration: Registration) => postForUser('/api/register', registration),
    onSuccess: (user) => replaceSession(queryClient, user),
    meta: {
      success: (user: User) => ({
        title: 'Registration successful',
        description: `Welcome to Wayfare, ${user.fullName}!`,
      }),
      failure: 'Registration failed',
    },
  });
}

/** Signs out, replacing the session with none. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => sendJson('POST', '/api/logout'),
    onSuccess: () => replaceSession(queryClient, null),
    meta: {
      success: { title: 'Logged out', description: 'You have been successfully logged out.', tone: 'neutral' },
      failure: 'Logout failed',
    },
  });
}
