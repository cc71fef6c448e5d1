import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export const mocker = new ModuleMocker(globalThis);

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** What tests import from `@jest/globals`: as much of Jest's object as they use. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
  getTimerCount: () => timers.getTimerCount(),
  runAllTimers: () => timers.runAllTimers(),
};
