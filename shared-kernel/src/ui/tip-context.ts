import { createContext } from 'react';

/** Whether tooltips are shown; off where no `TipProvider` stands above. */
export const TipContext = createContext(false);
