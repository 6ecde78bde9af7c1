import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';

/**
 * React’s development build records a stack per element until a counter reaches 10,000. Tests do not use these stacks,
 * so the counter is set above the limit. This saves a sixth of the time of screen tests.
 */
export function disableOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(counter in shared)) return;
  Object.defineProperty(shared, counter, {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React cannot update the counter.
    },
  });
}
