export interface Place {
  readonly pathname: string;
  readonly search: string;
}

const placing = ['tab', 'section'] as const;

/** Whether going from one address to another leaves a form of the page: its portal, its tab or its section. */
export function leavesForm(current: Place, next: Place): boolean {
  if (current.pathname !== next.pathname) return true;
  const [here, there] = [new URLSearchParams(current.search), new URLSearchParams(next.search)];
  return placing.some((name) => here.get(name) !== there.get(name));
}

/** Whether going from one address to another leaves a dialog: it lies over its page as it is. */
export const leavesDialog = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || current.search !== next.search;
