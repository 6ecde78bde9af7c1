import { createContext } from 'react';

/** Whether filters are in the row over a list, or one below the other in a panel. */
export const FilterPlace = createContext<'row' | 'panel'>('row');
