import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';

/**
 * React's development build writes a stack of calls for each element, until it has counted ten thousand in a second: a
 * sixth of what the tests of screens compute, read by none of them. This has it count as if it had.
 */
export function leaveOutOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(counter in shared)) return;
  Object.defineProperty(shared, counter, {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // It stays as it is, even though React counts.
    },
  });
}
