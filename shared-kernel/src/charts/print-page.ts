import { printWhenReady } from '../theme/use-printing';
import { waitForChartDrawings } from './pending-drawings';

/**
 * Prints the page in light mode with all its charts, including those outside the visible area.
 *
 * @example
 * <Button onClick={() => void printPage()}>Print</Button>
 */
export const printPage = (): Promise<void> => printWhenReady(waitForChartDrawings);
