import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';

/**
 * React’s development build records a stack per element until it has counted ten thousand within a second. That takes
 * a sixth of the time of screen tests, and no test uses it. This sets the counter beyond that limit.
 */
export function disableOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(counter in shared)) return;
  Object.defineProperty(shared, counter, {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // Ignores React’s count.
    },
  });
}
