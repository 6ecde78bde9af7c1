import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';

/**
 * React’s development build records a stack per element until it has counted ten thousand in a second. Tests do not use
 * these stacks, which take a sixth of the time of screen tests. The counter is therefore set above that limit.
 */
export function disableOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(counter in shared)) return;
  Object.defineProperty(shared, counter, {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // Ignores updates of the counter by React.
    },
  });
}
