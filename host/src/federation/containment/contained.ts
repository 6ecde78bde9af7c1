interface Containment {
  /** A screen of the remote is shown until the answer is called. */
  readonly show: (remote: string) => () => void;
  /** Code of the remote has run. */
  readonly putBack: (remote: string) => void;
}

let by: Containment = { show: () => () => undefined, putBack: () => undefined };

/** The federation's runtime loads with the first remote and then sets how screens are contained. */
export function setContainment(containment: Containment): void {
  by = containment;
}

/** What a screen of a remote does to the whole page is put back, or its own, until the answer is called. */
export const containScreen = (remote: string): (() => void) => by.show(remote);

/** Puts back what code of a remote that has just run changed for the whole page. */
export const putBackAfter = (remote: string): void => by.putBack(remote);
