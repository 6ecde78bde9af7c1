import { memo } from 'react';

/** `memo` that preserves type parameters of a component, unlike React’s type. */
export const memoGeneric = memo as <Component>(component: Component) => Component;
