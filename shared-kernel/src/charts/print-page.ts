import { printWhenReady } from '../theme/use-printing';
import { waitForDrawings } from './pending-drawings';

/**
 * Prints the page with all its charts, including those not yet scrolled to, in light mode.
 *
 * @example
 * <Button onClick={() => void printPage()}>Print</Button>
 */
export const printPage = (): Promise<void> => printWhenReady(waitForDrawings);
