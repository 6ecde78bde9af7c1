interface Place {
  readonly pathname: string;
  readonly search: string;
}

const placing = ['tab', 'section'] as const;

/** Whether going from one address to another leaves the form: its portal, its tab or its section. */
export function leavesForm(current: Place, next: Place): boolean {
  if (current.pathname !== next.pathname) return true;
  const [here, there] = [new URLSearchParams(current.search), new URLSearchParams(next.search)];
  return placing.some((name) => here.get(name) !== there.get(name));
}
