import { requireVersion, StaleVersion } from '#shared/domain/stale-version.js';

it.each([[[1]], [[]]])('rejects the current version unless it is among those accepted: %j', (accepted) => {
  expect(() => requireVersion(2, accepted)).toThrow(StaleVersion);
});

it.each([[[2]], [[1, 2]], [undefined]])('accepts the current version, and any if none is named: %j', (accepted) => {
  expect(() => requireVersion(2, accepted)).not.toThrow();
});
