import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time, because a second click may come before the button is disabled. Calls meanwhile are
 * ignored, or wait for their turn if the mutation has a scope.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    onSettled: (...outcome) => {
      isRunning.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...call) => {
    if (isRunning.current && !options.scope) return;
    isRunning.current = true;
    mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
