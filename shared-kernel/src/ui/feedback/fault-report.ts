import { createContext, type ReactNode } from 'react';

/**
 * What an error card shows of its error beside the sentence, as the shell gives it.
 *
 * @example
 * <FaultReport.Provider value={(error) => errorMessage(error)}>
 *   <Button>Open</Button>
 * </FaultReport.Provider>
 */
export const FaultReport = createContext<((error: unknown) => ReactNode) | undefined>(undefined);
