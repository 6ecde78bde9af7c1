import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';

/**
 * Disables the stacks that React records per element, because tests do not use them. This saves a sixth of the time of
 * screen tests.
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
