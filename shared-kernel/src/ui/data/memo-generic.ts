import { memo } from 'react';

/** `memo` for components with type parameters, which React’s own type loses. */
export const memoGeneric = memo as <Component>(component: Component) => Component;
