import { usePrinting } from '../../theme/use-printing';

const fewRows = 60;
const printedRows = 2000;

/**
 * The items to put into the document as they are, or undefined if only those near the view
 * should be because the list is long. Paper has no view: it gets the first 2,000.
 */
export function usePlainRows<T>(items: readonly T[], few: number = fewRows) {
  const isPrinting = usePrinting();
  if (items.length <= few) return items;
  return isPrinting ? items.slice(0, printedRows) : undefined;
}
