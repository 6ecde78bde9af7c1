/** A row's height as drawn, or the estimate where nothing is laid out. */
export const measureOr =
  (estimate: number) =>
  (element: Element): number =>
    element.getBoundingClientRect().height || estimate;
