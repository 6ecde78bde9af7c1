import { printWhenReady } from '../theme/use-printing';
import { drawingsEnded } from './drawings-under-way';

/**
 * Prints the page with every chart on it, also those no one has scrolled to, in the colours of paper.
 *
 * @example
 * <Button onClick={() => void printPage()}>Print</Button>
 */
export const printPage = (): Promise<void> => printWhenReady(drawingsEnded);
