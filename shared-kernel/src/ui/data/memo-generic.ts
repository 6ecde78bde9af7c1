import { memo } from 'react';

/** `memo` for generic components. React’s own type of `memo` loses their type parameters. */
export const memoGeneric = memo as <Component>(component: Component) => Component;
